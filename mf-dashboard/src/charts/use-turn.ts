import { useEffect, useState } from 'react';

type Begin = () => void;

/** Waiting components, first come first served. */
const waiting = new Set<Begin>();
let isBusy = false;

function goOn() {
  const [next] = waiting;
  isBusy = next !== undefined;
  if (!next) return;
  waiting.delete(next);
  next();
  // after the component has been painted
  requestAnimationFrame(() => setTimeout(goOn));
}

/**
 * Whether it is this component's turn to render: expensive components render one per frame, so that the page stays
 * responsive.
 */
export function useTurn(): boolean {
  const [isMine, setIsMine] = useState(false);
  useEffect(() => {
    const begin = () => setIsMine(true);
    waiting.add(begin);
    if (!isBusy) goOn();
    return () => void waiting.delete(begin);
  }, []);
  return isMine;
}
