import { createOption, creatingRoutes, crudRoute } from '@rodovia/shared/crud';
import { lazyComponent, type Remote } from '@rodovia/shared/runtime';
import { brands } from './entities/brands/brands.crud';
import { categories } from './entities/categories/categories.crud';
import { companies } from './entities/companies/companies.crud';
import { fitments } from './entities/fitments/fitments.crud';
import { groups } from './entities/groups/groups.crud';
import { models } from './entities/models/models.crud';
import { products } from './entities/products/products.crud';
import { searchMisses } from './entities/search-misses/search-misses.crud';

const ModelPage = lazyComponent(() =>
  import(/* webpackChunkName: "model" */ './entities/models/model-page').then(({ ModelPage }) => ModelPage),
);
const ProductPage = lazyComponent(() =>
  import(/* webpackChunkName: "product" */ './entities/products/product-page').then(({ ProductPage }) => ProductPage),
);

const ChangeSetsPage = lazyComponent(() =>
  import(/* webpackChunkName: "changes" */ './entities/change-sets/change-sets-page').then(
    ({ ChangeSetsPage }) => ChangeSetsPage,
  ),
);

const creators = {
  brand: createOption(brands, 'description'),
  category: createOption(categories, 'description'),
  company: createOption(companies, 'description'),
  group: createOption(groups, 'description'),
  model: createOption(models, 'name'),
};

export const remote: Remote = {
  routes: creatingRoutes(creators, [
    crudRoute(products),
    { path: `${products.path}/:code`, element: <ProductPage /> },
    crudRoute(models),
    { path: `${models.path}/:code`, element: <ModelPage /> },
    crudRoute(brands),
    crudRoute(companies),
    crudRoute(groups),
    crudRoute(categories),
    crudRoute(fitments),
    crudRoute(searchMisses),
    ...['', '/:code'].map((rest) => ({ path: `/admin/alteracoes-em-massa${rest}`, element: <ChangeSetsPage /> })),
  ]),
};
