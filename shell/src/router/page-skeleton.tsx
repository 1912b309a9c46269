import { beginActivity, messages } from '@rodovia/shared/runtime';
import { useEffect } from 'react';
import styles from './page-skeleton.module.css';

const Blocks = () => (
  <>
    <div className={styles.block} />
    <div className={styles.block} />
  </>
);

/** In the back office, where the title is already known, the layout says 'Carregando...'. */
function StaffSkeleton({ title }: { title: string }) {
  useEffect(beginActivity, []);
  return (
    <div className={styles.staff} aria-busy="true">
      <p className={styles.name}>{title}</p>
      <Blocks />
    </div>
  );
}

/** Placeholder of a page while its module is loading; `title` is for pages of the back office. */
export function PageSkeleton({ title }: { title?: string }) {
  if (title) return <StaffSkeleton title={title} />;
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className="visually-hidden">{messages.loading}</span>
      <div className={styles.title} />
      <Blocks />
    </div>
  );
}
