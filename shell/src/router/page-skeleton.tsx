import { messages } from '@rodovia/shared/runtime';
import styles from './page-skeleton.module.css';

/** Placeholder of a page while its module is loading; `title` where the place is known by name already. */
export function PageSkeleton({ title }: { title?: string }) {
  return (
    <div className={title ? styles.staff : styles.skeleton} aria-busy="true">
      <span className={styles.hidden}>{messages.loading}</span>
      {title ? <p className={styles.name}>{title}</p> : <div className={styles.title} />}
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  );
}
