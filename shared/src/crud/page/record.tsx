import { messageOf } from '@rodovia/shared/runtime';
import { ErrorPanel } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import { SectionsWaiting } from './facts';

interface Props<T> {
  /** The read of the record. */
  read: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Sentence of a record that could not be read. */
  failure: string;
  children: (record: T) => ReactNode;
}

/** Shows a record once it has come, its place until then, and what happened where it did not. */
export function RecordView<T>({ read: { data, error, refetch }, failure, children }: Props<T>) {
  if (data) return children(data);
  if (error) return <ErrorPanel title={failure} text={messageOf(error, '')} onRetry={() => void refetch()} />;
  return <SectionsWaiting />;
}
