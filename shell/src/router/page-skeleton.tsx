import { messages } from '@rodovia/shared/runtime';
import styles from './page-skeleton.module.css';

/** Stands in while a module's files are on their way: the weight of a page, without pretending to be one. */
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
