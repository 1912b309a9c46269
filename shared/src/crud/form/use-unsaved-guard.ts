import { useEffect, useEffectEvent } from 'react';
import { holdEntry, releaseEntry } from './held-entry';

/** Forms with unsaved changes, the one on top last: only that one is asked about. */
const guarded: (() => void)[] = [];

const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

function guard(attempt: () => void) {
  guarded.push(attempt);
  if (guarded.length > 1) return;
  holdEntry(() => guarded.at(-1)?.());
  addEventListener('beforeunload', onUnload);
}

function release(attempt: () => void) {
  guarded.splice(guarded.indexOf(attempt), 1);
  if (guarded.length > 0) return;
  removeEventListener('beforeunload', onUnload);
  releaseEntry();
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
