import { type Product, productEntity } from '@rodovia/shared/contracts/catalog';
import {
  type Column,
  column,
  defineCrud,
  productPicture,
  relationFilter,
  screenOf,
  search,
} from '@rodovia/shared/crud';
import { DraftPrice, publicPriceText } from '../../draft/draft-price';
import { DraftQuantity } from '../../draft/draft-quantity';
import { closingPathOf, listCrumb, pickerPathOf } from '../../paths';
import { CloseDraftButton } from './close-draft-button';
import { DraftSwitch } from './draft-switch';

const more = { more: true };

const { fields } = productEntity;
const { resource, nameOf, labels } = screenOf(productEntity);

const quantity: Column<Product> = {
  key: 'Quantity',
  title: 'Quantidade',
  width: 170,
  rank: 2,
  render: (product) => <DraftQuantity product={product} />,
};

const price: Column<Product> = {
  key: 'PublicPrice',
  title: 'Preço',
  sortBy: 'PublicPrice',
  width: 140,
  brief: publicPriceText,
  render: (product) => <DraftPrice product={product} />,
};

/** List of products for a new quotation, which belongs to the list of quotations at `list`. */
export const pickerOf = (list: string) =>
  defineCrud<Product>({
    resource,
    path: pickerPathOf(list),
    crumbs: [listCrumb(list)],
    labels: { ...labels, title: 'Novo orçamento' },
    nameOf,
    columns: [
      productPicture,
      column(fields.description, { link: true }),
      column(fields.size, { width: 120, brief: true }),
      column(fields.brandCode, { width: 140, rank: 3, brief: true }),
      column(fields.codePub, { width: 140, rank: 1 }),
      price,
      quantity,
    ],
    filters: [
      search('Buscar por medida, marca ou descrição'),
      relationFilter(fields.modelCode, more),
      relationFilter(fields.brandCode, more),
      relationFilter(fields.groupCode, more),
    ],
    query: { isActive: true },
    include: 'Brand,Model,ProductImage',
    actionsWidth: 112,
    rowActions: (product) => <DraftSwitch product={product} />,
    toolbar: () => <CloseDraftButton to={closingPathOf(list)} />,
  });
