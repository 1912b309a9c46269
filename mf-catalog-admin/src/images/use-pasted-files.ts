import { useEffect, useEffectEvent } from 'react';

/** Components that accept pasted pictures, most recently mounted last. */
const takers: ((files: File[]) => void)[] = [];

function onPaste(event: ClipboardEvent) {
  const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0) return;
  event.preventDefault();
  takers.at(-1)?.(files);
}

/** Handles pictures pasted anywhere on the page; pasted text is unaffected. */
export function usePastedFiles(onFiles: (files: File[]) => void) {
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const taker = (files: File[]) => take(files);
    if (takers.push(taker) === 1) addEventListener('paste', onPaste);
    return () => {
      takers.splice(takers.indexOf(taker), 1);
      if (takers.length === 0) removeEventListener('paste', onPaste);
    };
  }, []);
}
