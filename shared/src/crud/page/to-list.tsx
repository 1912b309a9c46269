import styles from './page.module.css';

const FIRST_ROW = 'main tr[tabindex]';

const focusFirstRow = () => document.querySelector<HTMLElement>(FIRST_ROW)?.focus();

/** Skip link to the first row; visible while focused. */
export const ToList = () => (
  <button type="button" className={styles.toList} onClick={focusFirstRow}>
    Ir para a lista
  </button>
);
