import type { ReactNode } from 'react';
import styles from './dialog.module.css';

/** The buttons at the end of a dialog: the safe one first, what the dialog is for last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actions} data-actions="">
      {children}
    </div>
  );
}
