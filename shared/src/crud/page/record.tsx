import type { ReactNode } from 'react';
import { SectionsWaiting } from './facts';
import { ReadFailure } from './read-failure';

interface Props<T> {
  /** The read of the record. */
  read: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Message if the record could not be read. */
  failure: string;
  children: (record: T) => ReactNode;
}

/** Shows a record once it has loaded, a placeholder until then, and an error if it failed. */
export function RecordView<T>({ read: { data, error, refetch }, failure, children }: Props<T>) {
  if (data) return children(data);
  if (error) return <ReadFailure title={failure} error={error} onRetry={refetch} />;
  return <SectionsWaiting />;
}
