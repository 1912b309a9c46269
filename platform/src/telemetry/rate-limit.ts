const MINUTE_MS = 60_000;
const MOST_CALLERS = 10_000;

/** Answers whether a caller may still do what it may do `most` times a minute. */
export function createRateLimit(most: number): (caller: string) => boolean {
  let minute = 0;
  let counts = new Map<string, number>();
  return (caller) => {
    const now = Math.floor(Date.now() / MINUTE_MS);
    if (now !== minute || counts.size > MOST_CALLERS) {
      minute = now;
      counts = new Map();
    }
    counts.set(caller, (counts.get(caller) ?? 0) + 1);
    return (counts.get(caller) ?? 0) <= most;
  };
}
