import { type GroupType, type Product, subjectPath } from '@rodovia/shared/contracts/catalog';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { labelLines } from '@rodovia/shared/contracts/tyres';
import { Link, useParams } from '@rodovia/shared/router';
import { formatMoney, messages, queryClient, useApi, usePage } from '@rodovia/shared/runtime';
import { defineSlot } from '@rodovia/shared/slots';
import { Fact } from '@rodovia/shared/ui';
import { viewCallPath } from '../../first-view';
import { NoResults } from '../../no-results/no-results';
import page from '../../page.module.css';
import { DeferredTools } from '../../product-tools/deferred-tools';
import { AddToCart } from '../../products/add-to-cart';
import { productName } from '../../products/product-name';
import { ReadView } from '../../read-view';
import { Gallery } from './gallery';
import styles from './product-page.module.css';

const ProductBelow = defineSlot('product.below');

/** Sentences about the use of a tyre, by vehicle type. */
const USES: Record<string, string> = {
  Passeios: 'Para carros de passeio',
  'Caminhonetes / SUVs': 'Para caminhonetes e SUVs',
  Vans: 'Para vans',
  'Caminhões e ônibus': 'Para caminhões e ônibus',
  Máquinas: 'Para máquinas',
} satisfies Record<GroupType, string>;

function Details({ observation }: { observation: string }) {
  const lines = labelLines(observation);
  if (lines.length === 0) return <p>{messages.noDetails}</p>;
  return (
    <dl className={styles.details}>
      {lines.map(({ label, value }) => (
        <Fact key={`${label}-${value}`} className={styles.detail} label={label || 'Observação'}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

function ProductView({ product }: { product: Product }) {
  const { Size, Description, Brand, Model, Group, CodePub, PublicPrice, Observation } = product;
  return (
    <article className={styles.product}>
      <Gallery product={product} />
      <div>
        <h1 className={styles.size}>{Size}</h1>
        <p className={styles.name}>{Description}</p>
        <p className={page.lead}>
          {Brand && <Link to={subjectPath('brand', Brand.Description) ?? '/modelos'}>{Brand.Description}</Link>}
          {Model && ` · ${Model.Name}`} · código {CodePub}
        </p>
        {Group && <p className={page.lead}>{USES[Group.Type]}</p>}
        <p className={styles.price}>{PublicPrice === null ? 'Preço sob consulta' : formatMoney(PublicPrice)}</p>
        <AddToCart product={product} />
        <DeferredTools product={product} isPage />
        <h2 className={styles.heading}>Detalhes</h2>
        <Details observation={Observation} />
        {Model?.Description && (
          <>
            <h2 className={styles.heading}>Sobre o modelo {Model.Name}</h2>
            <p>{Model.Description}</p>
          </>
        )}
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
