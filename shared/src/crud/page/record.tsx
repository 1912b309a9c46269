import type { ReactNode } from 'react';
import { useHeldFailure } from '../list/use-held-failure';
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
export function RecordView<T>({ read, failure: title, children }: Props<T>) {
  const { failure, retry } = useHeldFailure(read, location.pathname);
  if (read.data) return children(read.data);
  if (failure) return <ReadFailure title={title} error={failure} onRetry={retry} />;
  return <SectionsWaiting />;
}
