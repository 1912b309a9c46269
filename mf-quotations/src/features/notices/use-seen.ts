import type { Notice, Notices } from '@rodovia/shared/contracts/back-office';
import { api, invalidate } from '@rodovia/shared/runtime';
import { useEffect, useRef, useState } from 'react';

/** Tells notices apart. */
export const keyOf = ({ Kind, At, Number: number }: Notice) => `${Kind} ${At} ${number}`;

/** Runs `work` once the page is visible; returns a function that cancels it. */
function whenVisible(work: () => void): () => void {
  if (!document.hidden) {
    work();
    return () => undefined;
  }
  const listening = new AbortController();
  const check = () => {
    if (document.hidden) return;
    listening.abort();
    work();
  };
  document.addEventListener('visibilitychange', check, { signal: listening.signal });
  return () => listening.abort();
}

/**
 * Marks what is shown as seen, once somebody can see it.
 * @returns the keys of the notices that were new when they were first shown on this page.
 */
export function useSeen({ Notices: notices }: Notices): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const marked = useRef('');
  const newest = notices.find(({ Unseen }) => Unseen)?.At ?? '';
  useEffect(() => {
    if (newest === '' || newest <= marked.current) return;
    return whenVisible(() => {
      marked.current = newest;
      const unseen = notices.filter(({ Unseen }) => Unseen).map(keyOf);
      setFresh((before) => new Set([...before, ...unseen]));
      // not marked is seen again with the next visit
      api
        .put('/notice/seen', { until: newest }, { unattended: true })
        .then(() => invalidate('notice'))
        .catch(() => undefined);
    });
  }, [newest, notices]);
  return fresh;
}
