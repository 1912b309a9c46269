import { useEffect, useEffectEvent } from 'react';
import { guardBack, releaseBack } from './back-guard';

/** Forms with unsaved changes, topmost last. Only the topmost one asks. */
const guarded: (() => void)[] = [];

const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

function guard(attempt: () => void) {
  guarded.push(attempt);
  if (guarded.length > 1) return;
  guardBack(() => guarded.at(-1)?.());
  addEventListener('beforeunload', onUnload);
}

function release(attempt: () => void) {
  guarded.splice(guarded.indexOf(attempt), 1);
  if (guarded.length > 0) return;
  removeEventListener('beforeunload', onUnload);
  releaseBack();
}

/**
 * While `active`, the browser asks before the tab is closed, and Back calls `onAttempt` instead of leaving the page.
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
