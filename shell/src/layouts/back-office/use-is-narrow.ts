import { useSyncExternalStore } from 'react';

const media = matchMedia('(max-width: 768px)');

const subscribe = (onChange: () => void) => {
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** True in the mobile layout. */
export const useIsNarrow = () => useSyncExternalStore(subscribe, () => media.matches);
