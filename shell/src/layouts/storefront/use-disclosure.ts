import { useLocation } from '@rodovia/shared/router';
import { useEffect, useRef, useState } from 'react';

/**
 * A panel that opens from a button and closes on Escape (focus returns to the button), on a press elsewhere,
 * when focus leaves it, and on navigation. `rootRef` goes around button and panel.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<Root>(null);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [seenAt, setSeenAt] = useState(address);
  // While rendering: an effect of the first render would take back a press that comes before it has run.
  if (seenAt !== address) {
    setSeenAt(address);
    setOpen(false);
  }
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) setOpen(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      rootRef.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    addEventListener('keydown', onKey, { signal });
    for (const event of ['pointerdown', 'focusin']) addEventListener(event, onElsewhere, { signal });
    return () => listening.abort();
  }, [open]);
  return { open, toggle: () => setOpen(!open), close: () => setOpen(false), rootRef };
}
