import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'plain' | 'danger';

/** Class of a button's look, for links that act like one. */
export const buttonClass = (kind: ButtonKind = 'plain') => `${styles.button} ${styles[kind]}`;

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  /** While true, the button keeps its size and cannot be pressed again. */
  busy?: boolean;
}

/** A button of the public side; `type` is `button` unless it submits a form. */
export function Button({ kind = 'plain', busy = false, className = '', disabled, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      className={`${buttonClass(kind)} ${className}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}
