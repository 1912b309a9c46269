import { type ReactNode, useEffect, useState } from 'react';

const LIMIT_MS = 10_000;

/** A page that never came. */
export class Overdue extends Error {}

/** Shows what stands in for a page that is on its way; a page that never comes is given to the boundary as a failure. */
export function Watchdog({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new Overdue('a página não chegou');
  return children;
}
