import { useLayoutEffect } from 'react';

/**
 * Number of active locks. A list that has an open question or editor in a row must not be re-rendered by another table,
 * which would discard it.
 */
let count = 0;
const waiting = new Set<() => void>();

/** Says whether any list must not be replaced at the moment. */
export const isListLocked = () => count > 0;

/** Calls `then` whenever the last lock is released, until `signal` is aborted. */
export function whenListUnlocked(then: () => void, signal: AbortSignal): void {
  waiting.add(then);
  signal.addEventListener('abort', () => waiting.delete(then));
}

/** Prevents lists from switching to antd's table while `isInUse` is true. */
export function useListLock(isInUse: boolean): void {
  useLayoutEffect(() => {
    if (!isInUse) return;
    count += 1;
    return () => {
      count -= 1;
      if (count === 0) for (const then of waiting) then();
    };
  }, [isInUse]);
}
