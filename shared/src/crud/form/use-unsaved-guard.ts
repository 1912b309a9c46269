import { useEffect, useEffectEvent } from 'react';

/** What tells one history entry of the router from another. */
const entryKey = () => (history.state as { key?: string } | null)?.key;

/** A second entry for the same page: Back then ends on the page itself. */
const hold = () => history.pushState(history.state, '');

/** Forms with unsaved changes, the one on top last: only that one is asked about. */
const guarded: (() => void)[] = [];
let heldKey: string | undefined;

const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
const onPop = () => {
  hold();
  guarded.at(-1)?.();
};

function guard(attempt: () => void) {
  guarded.push(attempt);
  if (guarded.length > 1) return;
  heldKey = entryKey();
  hold();
  addEventListener('beforeunload', onUnload);
  addEventListener('popstate', onPop);
}

function release(attempt: () => void) {
  guarded.splice(guarded.indexOf(attempt), 1);
  if (guarded.length > 0) return;
  removeEventListener('beforeunload', onUnload);
  removeEventListener('popstate', onPop);
  // The page may have gone on by itself; only its own second entry is taken back.
  if (entryKey() === heldKey) history.back();
}

/**
 * While `active`, closing the tab asks the browser's question, and Back stays on the page and calls `onAttempt`
 * instead.
 */
export function useUnsavedGuard(active: boolean, onAttempt: () => void) {
  const attempt = useEffectEvent(onAttempt);
  useEffect(() => {
    if (!active) return;
    const ask = () => attempt();
    guard(ask);
    return () => release(ask);
  }, [active]);
}
