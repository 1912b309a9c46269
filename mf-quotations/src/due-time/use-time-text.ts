import { serverNow } from '@rodovia/shared/runtime';
import { useSyncExternalStore } from 'react';

const STEP_MS = 20_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, STEP_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Returns text that depends on the server's time and re-renders only when the text changes. */
export const useTimeText = (wordsAt: (now: number) => string): string =>
  useSyncExternalStore(subscribe, () => wordsAt(serverNow()));
