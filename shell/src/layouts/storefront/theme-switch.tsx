import { chooseTheme, useIsDark } from '@rodovia/shared/runtime';
import { ThemeIcon } from './icons';
import styles from './top-bar.module.css';

/** Switches between light and dark; `named` shows the label as text. */
export function ThemeSwitch({ named = false }: { named?: boolean }) {
  const dark = useIsDark();
  const name = dark ? 'Usar tema claro' : 'Usar tema escuro';
  return (
    <button
      type="button"
      className={named ? `${styles.icon} ${styles.named}` : styles.icon}
      aria-label={name}
      onClick={() => chooseTheme(dark ? 'light' : 'dark')}
    >
      <ThemeIcon />
      {named && <span>{name}</span>}
    </button>
  );
}
