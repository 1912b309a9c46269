const MINUTE_MS = 60_000;
const MAX_CALLERS = 10_000;

/** Returns a function that tells whether a caller is within `most` calls per minute. */
export function createRateLimit(most: number): (caller: string) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (caller) => {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute || counts.size > MAX_CALLERS) {
      minute = now;
      counts = new Map();
    }
    counts.set(caller, (counts.get(caller) ?? 0) + 1);
    return (counts.get(caller) ?? 0) <= most;
  };
}
