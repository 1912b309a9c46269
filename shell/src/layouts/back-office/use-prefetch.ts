import { warmUpApi } from '@rodovia/shared/runtime';
import { useEffect } from 'react';
import { preloadEntry, readFirstView } from '../../remotes/preload-entry';

const linkUnder = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/** Returns whether a click opens the link in this tab. */
const opensHere = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

/** Starts loading the code and data of the next page when its link is clicked. */
function prefetch(event: MouseEvent) {
  const link = opensHere(event) && linkUnder(event);
  if (!link) return;
  preloadEntry(link);
  readFirstView(link);
}

/** Prefetching for staff, who move between screens: code and data of a screen are requested together. */
export function usePrefetch() {
  useEffect(() => {
    // the first view is read with the page; whatever follows will call the API
    if (document.readyState === 'complete') warmUpApi();
    else addEventListener('load', warmUpApi, { once: true });
    // before the router handles the click
    addEventListener('click', prefetch, { capture: true, passive: true });
    return () => removeEventListener('click', prefetch, { capture: true });
  }, []);
}
