import type { SearchAlternatives } from '@rodovia/shared/contracts/catalog';
import { Link } from '@rodovia/shared/router';
import { callPath, formatNumber, useApi } from '@rodovia/shared/runtime';
import styles from './search-help.module.css';

/** Suggests a corrected search and the nearest sizes; renders nothing if there are none. */
export function SearchHelp({ term, size }: { term: string; size: string }) {
  const { data } = useApi<SearchAlternatives>(callPath('/product/alternatives', { term, size }));
  return (
    <div role="status" className={styles.help}>
      {data?.Terms.map((other) => (
        <p key={other}>
          Você quis dizer{' '}
          <Link className={styles.link} to={callPath('/modelos', { term: other })}>
            {other}
          </Link>
          ?
        </p>
      ))}
      {data && data.Sizes.length > 0 && (
        <>
          <p>Medidas mais próximas à venda:</p>
          <ul className={styles.sizes}>
            {data.Sizes.map(({ Value, Count }) => (
              <li key={Value}>
                <Link className={styles.link} to={callPath('/modelos', { size: Value })}>
                  {Value} ({formatNumber(Count)})
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
