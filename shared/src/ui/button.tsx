import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

/** Visual style of a button. */
export type ButtonKind = 'primary' | 'plain' | 'danger';

/** Returns the class of a button, for links that look like one. */
export const buttonClass = (kind: ButtonKind = 'plain') => `${styles.button} ${styles[kind]}`;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  /** While true, the button keeps its size and ignores presses. */
  busy?: boolean;
}

/** Button of the public side; `type` is `button` by default. */
export function Button({ kind = 'plain', busy = false, className = '', disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...rest}
      className={`${buttonClass(kind)} ${className}`}
      disabled={disabled || busy}
    />
  );
}
