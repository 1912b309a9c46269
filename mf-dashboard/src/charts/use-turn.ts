import { useEffect, useState } from 'react';

type Begin = () => void;

/** Who waits, first come first. */
const waiting = new Set<Begin>();
let isBusy = false;

function goOn() {
  const [next] = waiting;
  isBusy = next !== undefined;
  if (!next) return;
  waiting.delete(next);
  next();
  // once what it began has been painted
  requestAnimationFrame(() => setTimeout(goOn));
}

/** Whether it is this component's turn: of those that cost much one is drawn in a frame, and what is pressed meanwhile works. */
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
