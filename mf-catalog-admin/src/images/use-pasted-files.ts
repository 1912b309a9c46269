import { useEffect, useEffectEvent } from 'react';

/** Whoever takes pasted pictures now: the part of the page that appeared last. */
const takers: ((files: File[]) => void)[] = [];

function onPaste(event: ClipboardEvent) {
  const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0) return;
  event.preventDefault();
  takers.at(-1)?.(files);
}

/** Hands over pictures that are pasted anywhere on the page; text goes where it always goes. */
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
