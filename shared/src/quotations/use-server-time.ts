import { serverNow } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';

const STEP_MS = 20_000;

/** Current time by the server's clock, updated while mounted. */
export function useServerTime(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
