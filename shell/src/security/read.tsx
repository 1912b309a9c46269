import { messageOf, messages } from '@rodovia/shared/runtime';
import { Button } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import styles from './security.module.css';

interface Props<T> {
  read: { data?: T; error: unknown; refetch: () => unknown };
  failure: string;
  children: (data: T) => ReactNode;
}

/** Shows the data of a read, a loading state, or an error with a retry button. */
export function Read<T>({ read, failure, children }: Props<T>) {
  if (read.data !== undefined) return children(read.data);
  if (!read.error) return <p aria-busy="true">{messages.loading}</p>;
  return (
    <div role="alert" className={styles.form}>
      <p className={styles.error}>
        {failure} {messageOf(read.error, '')}
      </p>
      <Button onClick={() => void read.refetch()}>Tentar novamente</Button>
    </div>
  );
}
