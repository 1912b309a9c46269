import { useLayoutEffect } from 'react';

/** How much of lists is in use: what is typed or asked in a row would go with the row. */
let count = 0;
const waiting = new Set<() => void>();

export const isListInUse = () => count > 0;

/** Calls `then` whenever nothing of a list is in use any more, until `signal` says that nobody waits. */
export function onceUnused(then: () => void, signal: AbortSignal): void {
  waiting.add(then);
  signal.addEventListener('abort', () => waiting.delete(then));
}

/** While `isInUse`, no list is exchanged for what antd draws of it. */
export function useInUse(isInUse: boolean): void {
  useLayoutEffect(() => {
    if (!isInUse) return;
    count += 1;
    return () => {
      count -= 1;
      if (count === 0) for (const then of waiting) then();
    };
  }, [isInUse]);
}
