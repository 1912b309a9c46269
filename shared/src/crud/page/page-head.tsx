import type { ReactNode } from 'react';
import styles from './page.module.css';

/** Title of a page, with its buttons at the other end. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      <div className={styles.buttons}>{children}</div>
    </header>
  );
}
