import { chooseTheme, useIsDark } from '@rodovia/shared/runtime';
import styles from './header.module.css';

/** Switches between light and dark; until it is used, the page follows the system. */
export function ThemeSwitch() {
  const dark = useIsDark();
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={dark ? 'Usar tema claro' : 'Usar tema escuro'}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 4a8 8 0 0 1 0 16Z" fill="currentColor" />
      </svg>
    </button>
  );
}
