import { useSyncExternalStore } from 'react';

/** Missing where the frame is drawn on the server, whose style sheet leaves the sidebar out in the mobile layout. */
const media = globalThis.matchMedia?.('(max-width: 768px)');

const subscribe = (onChange: () => void) => {
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
};

/** True in the mobile layout. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => media?.matches ?? false,
    () => false,
  );
