import { messages } from '@rodovia/shared/runtime';
import styles from './page-skeleton.module.css';

/** Placeholder of a page while its module is loading. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className={styles.hidden}>{messages.loading}</span>
      <div className={styles.title} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
}
