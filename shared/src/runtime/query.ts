import { notifyManager, QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { takeAnswer } from './ahead';
import { api, type CallOptions } from './api/client';
import { inlinedAnswer } from './boot';
import { useSession } from './session/session';

/** The one cache of server state, for shell and modules. Retries live in the transport. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // what was opened stays readable where the network goes away for a while
      gcTime: 60 * 60_000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// What an answer changes is drawn with it, and not a timer later.
notifyManager.setScheduler(queueMicrotask);

// Data read in one person's session is never shown in another's.
useSession.subscribe((now, before) => {
  if (now.code !== before.code) queryClient.clear();
});

/** Key of a read: the resource first, so that a write can invalidate all that was read of it. */
export const keyOf = (url: string) => [url.split(/[/?]/)[1] ?? '', url] as const;

type Options<T> = Partial<Pick<UseQueryOptions<T>, 'enabled' | 'staleTime' | 'placeholderData' | 'refetchInterval'>> &
  Pick<CallOptions, 'unattended'>;

/** Reads `url` through the cache; a read that is no longer needed is aborted. Answers sent with the page are used first. */
export const useApi = <T>(url: string, { unattended, ...options }: Options<T> = {}) =>
  useQuery<T>({
    queryKey: keyOf(url),
    queryFn: ({ signal }) => api.get<T>(url, { signal, unattended }),
    // what has to be read anew each time takes the read itself, or it would be made twice
    initialData: () => (inlinedAnswer(url) ?? (options.staleTime === 0 ? undefined : takeAnswer(url))) as T | undefined,
    ...options,
  });

/** Reads what will probably be asked for next, unless it is in the cache; where that fails, asking will say so. */
export const readAhead = (url: string) =>
  queryClient.prefetchQuery({ queryKey: keyOf(url), queryFn: ({ signal }) => api.get(url, { signal, ahead: true }) });

/** Marks everything read of `resources` (`'brand'`, `'shopping-cart'`) as out of date. */
export const invalidate = (...resources: string[]) =>
  Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
