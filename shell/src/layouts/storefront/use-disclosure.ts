import { useLocation } from '@rodovia/shared/router';
import { useEffect, useRef, useState } from 'react';

/**
 * State of a panel that opens from a button. It closes on Escape (the focus returns to the button), on a press
 * elsewhere, when the focus leaves it, and on navigation. Attach `rootRef` to an element around button and panel.
 */
export function useDisclosure<Root extends HTMLElement>() {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<Root>(null);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [seenAt, setSeenAt] = useState(address);
  // while rendering: an effect of the first render would revert a press that happens before it has run
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
