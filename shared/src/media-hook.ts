import { useSyncExternalStore } from 'react';

/** Returns a hook that tells whether a media query matches, and follows it. On the server it is false. */
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
