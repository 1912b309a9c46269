import { Link, useSearchParams } from '@rodovia/shared/router';
import { pageLinks } from './page-links';
import styles from './pagination.module.css';

/** Links to the pages of the list. */
export function Pagination({ current, total }: { current: number; total: number }) {
  const [search] = useSearchParams();
  if (total < 2) return null;
  const to = (page: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(page));
    return `?${next}`;
  };
  return (
    <nav aria-label="Páginas" className={styles.pagination}>
      {current > 1 && (
        <Link className={styles.page} to={to(current - 1)} rel="prev">
          Anterior
        </Link>
      )}
      {pageLinks(current, total).map((page, i) =>
        page === '…' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two ellipses only differ by position
          <span key={`gap-${i}`} className={styles.gap}>
            …
          </span>
        ) : (
          <Link
            key={page}
            className={page === current ? `${styles.page} ${styles.current}` : styles.page}
            aria-current={page === current ? 'page' : undefined}
            aria-label={`Página ${page}`}
            to={to(page)}
          >
            {page}
          </Link>
        ),
      )}
      {current < total && (
        <Link className={styles.page} to={to(current + 1)} rel="next">
          Próxima
        </Link>
      )}
    </nav>
  );
}
