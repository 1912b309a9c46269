import { notifyManager, QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { api, type CallOptions } from './api/client';
import { inlinedAnswer } from './boot';
import { takeEarlyAnswer } from './early-reads';
import { useSession } from './session/session';

/** Cache of server state for shell and modules. Retries are handled by the transport. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // opened pages stay readable during a network outage
      gcTime: 60 * 60_000,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

// changes render with the answer, not a timer later
notifyManager.setScheduler(queueMicrotask);

// data read in one session must never be shown in another
useSession.subscribe((now, before) => {
  if (now.code !== before.code) queryClient.clear();
});

/** Returns the cache key of a read: resource first, so that a write can invalidate everything read of it. */
export const keyOf = (url: string) => [url.split(/[/?]/)[1] ?? '', url] as const;

type Options<T> = Partial<Pick<UseQueryOptions<T>, 'enabled' | 'staleTime' | 'placeholderData' | 'refetchInterval'>> &
  Pick<CallOptions, 'unattended'>;

/** Whether the page is a copy of the service worker: it shows the answers that came with it, and reads them anew. */
const isCopy = Boolean(globalThis.document?.documentElement.dataset.copy);

/**
 * Reads `url` through the cache; reads that are no longer needed are aborted. Answers that came with the page are used
 * first.
 */
export const useApi = <T>(url: string, { unattended, ...options }: Options<T> = {}) =>
  useQuery<T>({
    queryKey: keyOf(url),
    queryFn: ({ signal }) =>
      api.get<T>(url, { signal, unattended: unattended ?? (isCopy && Boolean(inlinedAnswer(url))) }),
    // reads that must always be fresh take the early read itself, otherwise it would be made twice
    initialData: () =>
      (inlinedAnswer(url) ?? (options.staleTime === 0 ? undefined : takeEarlyAnswer(url))) as T | undefined,
    initialDataUpdatedAt: isCopy ? 0 : undefined,
    ...options,
  });

/** Prefetches a read unless it is cached; a failure surfaces when it is actually needed. */
export const readAhead = (url: string) =>
  queryClient.prefetchQuery({ queryKey: keyOf(url), queryFn: ({ signal }) => api.get(url, { signal, ahead: true }) });

/** Invalidates everything read of `resources` (`'brand'`, `'shopping-cart'`). */
export const invalidate = (...resources: string[]) =>
  Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
