import type { SearchAlternatives } from '@rodovia/shared/contracts';
import { Link } from '@rodovia/shared/router';
import { callPath, formatNumber, useApi } from '@rodovia/shared/runtime';
import styles from './search-help.module.css';

/** What may have been meant by a search that found nothing, and the sizes that come nearest; nothing where nothing does. */
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
