import { type Product, type SearchAlternatives, subjectPath } from '@rodovia/shared/contracts/catalog';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { Link } from '@rodovia/shared/router';
import { callPath, formatNumber, useApi } from '@rodovia/shared/runtime';
import { viewCallPath } from '../first-view';
import { ProductRow } from '../products/product-row';
import styles from './search-help.module.css';

/** Number of products that are shown for a search without its unknown words. */
const SHOWN = 6;

/** What a search finds without the words that no product has. */
function WithoutWords({ Words, Term, Count }: NonNullable<SearchAlternatives['Without']>) {
  const { data } = useApi<PagedResult<Product>>(viewCallPath('/modelos', 'products', { page: '1', term: Term }));
  const words = Words.map((word) => `“${word}”`).join(' e ');
  return (
    <>
      <p>
        Nenhum pneu à venda diz {words}. Sem isso há{' '}
        <Link className={styles.link} to={callPath('/modelos', { term: Term })}>
          {formatNumber(Count)} para “{Term}”
        </Link>
        {Count > SHOWN && ', como estes'}:
      </p>
      <ul className={styles.products}>
        {data?.Results.slice(0, SHOWN).map((product) => (
          <ProductRow key={product.Code} product={product} />
        ))}
      </ul>
    </>
  );
}

/** Suggests a corrected search and the nearest sizes; renders nothing if there are none. */
export function SearchHelp({ term, size }: { term: string; size: string }) {
  const { data } = useApi<SearchAlternatives>(callPath('/product/alternatives', { term, size }));
  return (
    <div role="status" className={styles.help}>
      {data?.Without && <WithoutWords {...data.Without} />}
      {data?.Terms.map((other) => (
        <p key={other}>
          Você quis dizer{' '}
          <Link className={styles.link} to={callPath('/modelos', { term: other })}>
            {other}
          </Link>
          ?
        </p>
      ))}
      {data && !data.Without && data.Sizes.length > 0 && (
        <>
          <p>Medidas mais próximas à venda:</p>
          <ul className={styles.sizes}>
            {data.Sizes.map(({ Value, Count }) => (
              <li key={Value}>
                <Link className={styles.link} to={subjectPath('size', Value) ?? '/modelos'}>
                  {Value} ({formatNumber(Count)})
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {/\p{L}{2}/u.test(term) && (
        <p>
          Procura pelo nome do veículo?{' '}
          <Link className={styles.link} to={callPath('/pneus-por-veiculo', { term })}>
            Buscar por veículo
          </Link>
        </p>
      )}
    </div>
  );
}
