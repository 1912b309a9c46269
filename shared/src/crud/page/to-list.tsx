import styles from './page.module.css';

const FIRST_ROW = 'main tr[tabindex]';

const focusFirstRow = () => document.querySelector<HTMLElement>(FIRST_ROW)?.focus();

/** Leads past title and filters to the first row; seen while it has the focus. */
export const ToList = () => (
  <button type="button" className={styles.toList} onClick={focusFirstRow}>
    Ir para a lista
  </button>
);
