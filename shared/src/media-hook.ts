import { useSyncExternalStore } from 'react';

/**
 * A hook that says whether a media query is true, and follows it.
 * Where a page is drawn on the server there is no screen: it answers false.
 */
export function mediaHook(query: string): () => boolean {
  const media = globalThis.matchMedia?.(query);
  const subscribe = (onChange: () => void) => {
    media?.addEventListener('change', onChange);
    return () => media?.removeEventListener('change', onChange);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => media?.matches ?? false,
      () => false,
    );
}
