import { type ReactNode, useEffect, useState } from 'react';

const LIMIT_MS = 10_000;

/** The code of a page did not arrive in time. */
export class Overdue extends Error {}

/** Shows the placeholder of a page that is loading; after the limit it throws, so that the boundary shows a failure. */
export function Watchdog({ children }: { children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LIMIT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isLate) throw new Overdue('a página não chegou');
  return children;
}
