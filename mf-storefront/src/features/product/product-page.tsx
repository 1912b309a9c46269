import type { GroupType, PagedResult, Product } from '@rodovia/shared/contracts';
import { labelLines } from '@rodovia/shared/contracts/label-lines';
import { Link, useParams } from '@rodovia/shared/router';
import { callPath, formatMoney, messages, queryClient, useApi, usePage } from '@rodovia/shared/runtime';
import { AddToCart } from '../../add-to-cart';
import { viewCallPath } from '../../first-view';
import { KeptTools } from '../../kept-tools';
import { Nothing } from '../../nothing/nothing';
import page from '../../page.module.css';
import { productName } from '../../product-name';
import { ReadView } from '../../read-view';
import { Gallery } from './gallery';
import styles from './product-page.module.css';

/** What a tyre is for, in a sentence. */
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
        <div key={`${label}-${value}`} className={styles.detail}>
          <dt>{label || 'Observação'}</dt>
          <dd>{value}</dd>
        </div>
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
          {Brand && <Link to={callPath('/modelos', { brand: Brand.Description })}>{Brand.Description}</Link>}
          {Model && ` · ${Model.Name}`} · código {CodePub}
        </p>
        {Group && <p className={page.lead}>{USES[Group.Type]}</p>}
        <p className={styles.price}>{PublicPrice === null ? 'Preço sob consulta' : formatMoney(PublicPrice)}</p>
        <AddToCart product={product} />
        <KeptTools product={product} isPage />
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

/** The product from a list that was read before: shown at once while the full product is read. */
const listed = (code: string) =>
  queryClient
    .getQueriesData<Partial<PagedResult<Product>>>({ queryKey: ['product'] })
    .flatMap(([, list]) => list?.Results ?? [])
    .find(({ Code }) => Code === code);

/** A product by its code, with everything there is to know of it and the way into the cart. */
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
        missing={<Nothing />}
        isPage
      >
        {(found) => (
          <>
            <ProductView product={found} />
            <div className={styles.below}>
              <KeptTools product={found} isBelow />
            </div>
            <KeptTools />
          </>
        )}
      </ReadView>
    </div>
  );
}
