import type { ReactNode } from 'react';
import styles from './form-alert.module.css';

interface Props {
  /** Why the last submission was refused. */
  error: string | undefined;
  /** Whether something was typed since. */
  isOutdated?: boolean;
  /** Follows the message. */
  children?: ReactNode;
}

/** Message of a form for a refused submission, until something is typed. It is in the page before it says anything. */
export const FormAlert = ({ error, isOutdated, children }: Props) => (
  <div role="alert" className={styles.alert}>
    {error && !isOutdated && (
      <p className={styles.error}>
        {error} {children}
      </p>
    )}
  </div>
);
