import { type ReactNode, useEffect, useState } from 'react';

const LIMIT_MS = 10_000;

/** The code of a page did not load in time. */
export class Overdue extends Error {}

/** Shows a placeholder while a page is loading; after the time limit it throws, so that the boundary shows an error. */
export function Watchdog({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new Overdue('a página não chegou');
  return children;
}
