import { ApiError, messageOf, messages } from '@rodovia/shared/runtime';
import { ErrorPanel } from '@rodovia/shared/ui';
import type { ReactNode } from 'react';
import page from './page.module.css';

interface Props<T> {
  read: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** Sentence of a read that failed. */
  failure: string;
  /** Takes the place of what is on its way. */
  blank?: ReactNode;
  /** Shown where the address names something that there is not. */
  missing?: ReactNode;
  /** Set if the page has no heading but that of what is read. */
  isPage?: boolean;
  children: (data: T) => ReactNode;
}

const isMissing = (error: Error) => error instanceof ApiError && [400, 404, 414].includes(error.status);

/** Shows what was read once it has come, its place until then, and what happened where it did not come. */
export function ReadView<T>({ read: { data, error, refetch }, failure, blank, missing, isPage, children }: Props<T>) {
  if (data) return children(data);
  if (!error) return blank ?? <div className={page.blank} aria-busy="true" />;
  if (missing && isMissing(error)) return missing;
  const text = messageOf(error, messages.offline);
  return <ErrorPanel title={failure} text={text} isPage={isPage} onRetry={() => void refetch()} />;
}
