import { useLayoutEffect, useMemo, useRef } from 'react';

/** `run` as it was given last, in a function that stays the same: what is drawn with it need not be drawn anew. */
export function useSteady<Given extends unknown[]>(run: ((...given: Given) => void) | undefined) {
  const last = useRef(run);
  useLayoutEffect(() => {
    last.current = run;
  });
  const isGiven = run !== undefined;
  return useMemo(() => (isGiven ? (...given: Given) => last.current?.(...given) : undefined), [isGiven]);
}
