import { messages } from '@rodovia/shared/runtime';
import page from '../../page.module.css';
import styles from './catalog-page.module.css';

const ROWS = [1, 2, 3, 4, 5, 6];

/** The geometry of the list before its products are there. */
export function CatalogSkeleton() {
  return (
    <div className={styles.rows} aria-busy="true">
      <span className={page.hidden}>{messages.loading}</span>
      {ROWS.map((n) => (
        <div key={n} className={styles.blank} />
      ))}
    </div>
  );
}
