import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** Buttons at the end of a dialog: the safe one first, the primary one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-actions="">
      {children}
    </div>
  );
}
