import { messages } from '@rodovia/shared/runtime';
import styles from './catalog-page.module.css';

const ROWS = [1, 2, 3, 4, 5, 6];

/** Placeholder of the list with the same height. */
export function CatalogSkeleton() {
  return (
    <div className={styles.rows} aria-busy="true">
      <span className="visually-hidden">{messages.loading}</span>
      {ROWS.map((n) => (
        <div key={n} className={styles.blank} />
      ))}
    </div>
  );
}
