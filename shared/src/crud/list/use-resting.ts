import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/** Returns a text once it has not changed for 300 ms. */
export function useResting(text: string): string {
  const [resting, setResting] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setResting(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return resting;
}
