import { type Product, subjectPath } from '@rodovia/shared/contracts/catalog';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { Link, useParams } from '@rodovia/shared/router';
import { formatMoney, lazyComponent, queryClient, useApi, usePage } from '@rodovia/shared/runtime';
import { defineSlot } from '@rodovia/shared/slots';
import { Boundary } from '@rodovia/shared/ui';
import { viewCallPath } from '../../first-view';
import { NoResults } from '../../no-results/no-results';
import page from '../../page.module.css';
import { DeferredTools } from '../../product-tools/deferred-tools';
import { AddToCart } from '../../products/add-to-cart';
import { productName } from '../../products/product-name';
import { ReadView } from '../../read-view';
import { type DetailsProps, serverComponents } from '../../server-components';
import { Gallery } from './gallery';
import styles from './product-page.module.css';

const ProductBelow = defineSlot('product.below');

const ProductDetails = lazyComponent<DetailsProps>(
  () =>
    import(/* webpackChunkName: "product-tools" */ './product-details').then(({ ProductDetails }) => ProductDetails),
  () => serverComponents.ProductDetails,
);

function ProductView({ product }: { product: Product }) {
  const { Size, Description, Brand, Model, CodePub, PublicPrice } = product;
  return (
    <article className={styles.product}>
      <div>
        <Gallery product={product} />
      </div>
      <div>
        <h1 className={styles.size}>{Size}</h1>
        <p className={styles.name}>{Description}</p>
        <p className={page.lead}>
          {Brand && <Link to={subjectPath('brand', Brand.Description) ?? '/modelos'}>{Brand.Description}</Link>}
          {Model && ` · ${Model.Name}`} · código {CodePub}
        </p>
        <p className={styles.price}>{PublicPrice === null ? 'Preço sob consulta' : formatMoney(PublicPrice)}</p>
        <AddToCart product={product} />
        <DeferredTools product={product} isPage />
        <Boundary title="Os detalhes não abriram">
          <ProductDetails product={product} />
        </Boundary>
      </div>
      <div>
        <Boundary title="Entrega e retirada não abriram">
          <ProductDetails product={product} isBeside />
        </Boundary>
      </div>
    </article>
  );
}

/** Returns the product from a cached list, shown while the full product is read. */
const listed = (code: string) =>
  queryClient
    .getQueriesData<Partial<PagedResult<Product>>>({ queryKey: ['product'] })
    .flatMap(([, list]) => list?.Results ?? [])
    .find(({ Code }) => Code === code);

/** A product with all details and the button for the cart. */
export function ProductPage() {
  const { guid = '' } = useParams();
  const product = useApi<Product>(viewCallPath('/modelos/:guid', 'product', { guid }), {
    placeholderData: () => listed(guid),
  });
  const { data } = product;
  const title = data ? productName(data) : 'Pneu';
  usePage(title, [{ label: 'Pneus', href: '/modelos' }, { label: data?.Size ?? 'Pneu' }]);
  return (
    <div className={page.page}>
      <ReadView
        read={product}
        failure="Erro ao buscar o produto."
        blank={<div className={styles.blank} aria-busy="true" />}
        missing={<NoResults />}
        isPage
      >
        {(found) => (
          <>
            <ProductView product={found} />
            <ProductBelow code={found.Code} />
            <div className={styles.below}>
              <DeferredTools product={found} isBelow />
            </div>
            <DeferredTools />
          </>
        )}
      </ReadView>
    </div>
  );
}
