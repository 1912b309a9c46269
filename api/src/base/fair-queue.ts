/** Concurrency and queue limits. */
export interface FairQueueOptions {
  atOnce: number;
  /** Maximum queue length by path length: `[1024, 64]` for `[a]` and `[a, b]`. */
  longest: readonly number[];
  /** Maximum waiting time in ms; unlimited by default. */
  longestWait?: number;
  /** Creates the error for entries that are refused, dropped or timed out. */
  full: () => Error;
}

type Path = readonly string[];

/** A queue that shares capacity fairly between paths. */
export interface FairQueue {
  /** Resolves when it is the path's turn, to a function that ends the turn (idempotent). */
  enter(path: Path): Promise<() => void>;
  /** Runs work in its turn. */
  run<T>(path: Path, work: () => Promise<T>): Promise<T>;
}

interface Waiter {
  /** Starts the waiter; returns false if it has left the queue. */
  go(): boolean;
  refuse(reason: Error): void;
}

/** Waiters under a path: either waiters at its end, or nested rings served round-robin. */
interface Ring {
  size: number;
  rings: Map<string, Ring>;
  waiting: Waiter[];
}

const emptyRing = (): Ring => ({ size: 0, rings: new Map(), waiting: [] });

const ringAt = (ring: Ring, path: Path): Ring | undefined =>
  path.reduce<Ring | undefined>((found, name) => found?.rings.get(name), ring);

function add(ring: Ring, [name, ...rest]: Path, waiter: Waiter): void {
  ring.size += 1;
  if (name === undefined) {
    ring.waiting.push(waiter);
    return;
  }
  const inner = ring.rings.get(name) ?? emptyRing();
  ring.rings.set(name, inner);
  add(inner, rest, waiter);
}

/** Removes the next waiter; its ring goes to the end. */
function takeNext(ring: Ring): Waiter | undefined {
  if (ring.size === 0) return undefined;
  ring.size -= 1;
  const [next] = ring.rings;
  if (!next) return ring.waiting.shift();
  const [name, inner] = next;
  ring.rings.delete(name);
  const waiter = takeNext(inner);
  if (inner.size > 0) ring.rings.set(name, inner);
  return waiter;
}

function longestOf({ rings }: Ring): string | undefined {
  let longest: [name: string, size: number] | undefined;
  for (const [name, { size }] of rings) if (!longest || size > longest[1]) longest = [name, size];
  return longest?.[0];
}

/** Removes the last waiter under a path, from the longest ring. */
function takeLast(ring: Ring, [name = longestOf(ring), ...rest]: Path): Waiter | undefined {
  ring.size -= 1;
  const inner = name === undefined ? undefined : ring.rings.get(name);
  if (name === undefined || !inner) return ring.waiting.pop();
  const waiter = takeLast(inner, rest);
  if (inner.size === 0) ring.rings.delete(name);
  return waiter;
}

/**
 * Runs limited work concurrently. Everybody waits under a path; at each level of it, turns are taken round-robin, so
 * that somebody who sends a thousand requests waits behind their own. If the queue is full, the path with the most
 * waiters loses its last one to a path with fewer.
 */
export function createFairQueue({ atOnce, longest, longestWait, full }: FairQueueOptions): FairQueue {
  const all = emptyRing();
  let running = 0;

  /** Returns whether there is room under a part of the path, after dropping the last waiter of a much longer one. */
  function hasRoom(path: Path, length: number, most: number): boolean {
    const ring = ringAt(all, path.slice(0, length));
    if (!ring || ring.size < most) return true;
    const sizeOf = (name = '') => ring.rings.get(name)?.size ?? 0;
    if (sizeOf(longestOf(ring)) <= sizeOf(path[length]) + 1) return false;
    takeLast(all, path.slice(0, length))?.refuse(full());
    return true;
  }

  async function wait(path: Path): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    // from the inside out: room made inside is also room outside
    for (let length = longest.length; length > 0; length -= 1)
      if (!hasRoom(path, length, longest[length - 1] ?? 0)) throw full();
    await new Promise<void>((resolve, reject) => add(all, path, waiter(resolve, reject)));
  }

  function waiter(resolve: () => void, reject: (reason: Error) => void): Waiter {
    let isWaiting = true;
    const end = () => {
      const was = isWaiting;
      isWaiting = false;
      clearTimeout(timer);
      return was;
    };
    const refuse = (reason: Error) => void (end() && reject(reason));
    const timer = longestWait === undefined ? undefined : setTimeout(() => refuse(full()), longestWait);
    const go = () => {
      const was = end();
      if (was) resolve();
      return was;
    };
    return { go, refuse };
  }

  function leave(): void {
    for (let next = takeNext(all); next; next = takeNext(all)) if (next.go()) return;
    running -= 1;
  }

  async function enter(path: Path): Promise<() => void> {
    await wait(path);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      leave();
    };
  }

  async function run<T>(path: Path, work: () => Promise<T>): Promise<T> {
    const end = await enter(path);
    try {
      return await work();
    } finally {
      end();
    }
  }

  return { enter, run };
}
