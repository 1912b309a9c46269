import { useLayoutEffect, useMemo, useRef } from 'react';

/**
 * Returns a function with a stable identity that calls the latest `run`, so that components that receive it need not
 * re-render.
 */
export function useStableCallback<Given extends unknown[]>(run: ((...given: Given) => void) | undefined) {
  const last = useRef(run);
  useLayoutEffect(() => {
    last.current = run;
  });
  const isGiven = run !== undefined;
  return useMemo(() => (isGiven ? (...given: Given) => last.current?.(...given) : undefined), [isGiven]);
}
