import { ApiError, messageOf, messages } from '@rodovia/shared/runtime';
import { ErrorPanel } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import page from './page.module.css';

interface Props<T> {
  read: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Message of a failed read. */
  failure: string;
  /** Placeholder while loading. */
  blank?: ReactNode;
  /** Shown if the address refers to something that does not exist. */
  missing?: ReactNode;
  /** Whether the page has no other heading than that of the content. */
  isPage?: boolean;
  children: (data: T) => ReactNode;
}

const isMissing = (error: Error) => error instanceof ApiError && [400, 404, 414].includes(error.status);

/** Shows data once it has been read, a placeholder until then, and an error if reading failed. */
export function ReadView<T>({ read: { data, error, refetch }, failure, blank, missing, isPage, children }: Props<T>) {
  if (data) return children(data);
  if (!error) return blank ?? <div className={page.blank} aria-busy="true" />;
  if (missing && isMissing(error)) return missing;
  const text = messageOf(error, messages.offline);
  return <ErrorPanel title={failure} text={text} isPage={isPage} onRetry={() => void refetch()} />;
}
