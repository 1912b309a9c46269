import { useEffect, useState } from 'react';

/** After so many milliseconds without a pause in the browser's work it is begun all the same. */
const PATIENCE_MS = 3000;

/** Calls `begin` once the page has loaded and nothing else is to be done; answers what takes that back. */
function whenCalm(begin: () => void): () => void {
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

/** True once the page has come to rest. */
export function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true)), []);
  return isCalm;
}

/** What `load` brings, once the page has come to rest; nothing before, and nothing where it cannot be fetched. */
export function useLater<T>(load: () => Promise<T>): T | undefined {
  const [found, setFound] = useState<{ it: T }>();
  const isCalm = useCalm();
  useEffect(() => {
    if (!isCalm) return;
    load().then(
      (it) => setFound({ it }),
      () => undefined,
    );
  }, [isCalm, load]);
  return found?.it;
}
