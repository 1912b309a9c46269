import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  title: string;
  /** Shown between the title and the buttons. */
  before?: ReactNode;
  children?: ReactNode;
}

/** Title of a page with its buttons. */
export function PageHead({ title, before, children }: Props) {
  return (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      {before}
      <div className={styles.buttons}>{children}</div>
    </header>
  );
}
