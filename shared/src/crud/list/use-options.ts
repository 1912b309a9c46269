import { useApi } from '@rodovia/shared/runtime';
import { useMemo } from 'react';
import type { Option, OptionSource } from '../types';

const OPTIONS_STALE_MS = 5 * 60_000;

interface Options {
  options: readonly Option[];
  loading: boolean;
  failed: boolean;
  /** What an open selector says in place of options, where they could not be read. */
  failure: string | undefined;
}

/** Options of a selector, and how far their reading has come. */
export function useOptions(source: OptionSource = []): Options {
  const remote = 'url' in source ? source : null;
  const { data, isLoading, isError } = useApi<unknown>(remote?.url ?? '', {
    enabled: remote !== null,
    staleTime: OPTIONS_STALE_MS,
  });
  const read = useMemo(() => (remote && data ? remote.read(data) : []), [remote, data]);
  const failure = isError ? remote?.failure : undefined;
  return { options: remote ? read : (source as readonly Option[]), loading: isLoading, failed: isError, failure };
}
