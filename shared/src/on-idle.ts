import { useEffect, useState } from 'react';

/** Time in ms after which work starts even if the browser is not idle. */
const PATIENCE_MS = 3000;

/** Calls `begin` once the page has loaded and the browser is idle. Returns a function that cancels it. */
function whenIdle(begin: () => void): () => void {
  const abort = new AbortController();
  const go = () => abort.signal.aborted || begin();
  const rest = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: PATIENCE_MS });
    else setTimeout(go);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true, signal: abort.signal });
  return () => abort.abort();
}

/** True once the page has loaded and the browser is idle. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}

/** Returns what `load` resolves to, once the page is idle; undefined before, and if it fails. */
export function useWhenIdle<T>(load: () => Promise<T>): T | undefined {
  const [found, setFound] = useState<{ it: T }>();
  const isIdle = useIsIdle();
  useEffect(() => {
    if (!isIdle) return;
    load().then(
      (it) => setFound({ it }),
      () => undefined,
    );
  }, [isIdle, load]);
  return found?.it;
}
