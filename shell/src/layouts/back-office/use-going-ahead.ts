import { warmUpApi } from '@rodovia/shared/runtime';
import { useEffect } from 'react';
import { preloadEntry, readFirstView } from '../../remotes/preload-entry';

const linkUnder = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null);

/** A click that opens the link here, and not in another tab. */
const opensHere = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey;

/** Begins with the click what the next page needs: its code, and beside it its reads. */
function goAhead(event: MouseEvent) {
  const link = opensHere(event) && linkUnder(event);
  if (!link) return;
  preloadEntry(link);
  readFirstView(link);
}

/** Staff go from screen to screen: whatever a screen needs goes out at once, and calls find their code there. */
export function useGoingAhead() {
  useEffect(() => {
    // the first view is read with the page; whatever is done next calls
    if (document.readyState === 'complete') warmUpApi();
    else addEventListener('load', warmUpApi, { once: true });
    // before the router sees it
    addEventListener('click', goAhead, { capture: true, passive: true });
    return () => removeEventListener('click', goAhead, { capture: true });
  }, []);
}
