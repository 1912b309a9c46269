/** How much may wait, and how much may run at a time. */
export interface FairQueueOptions {
  atOnce: number;
  /** Most that may wait under a path, by its length: `[1024, 64]` for what waits under `[a]` and under `[a, b]`. */
  longest: readonly number[];
  /** How long anybody waits, in ms; for ever without it. */
  longestWait?: number;
  /** What is thrown to whom there is no room for, or who has waited too long. */
  full: () => Error;
}

type Path = readonly string[];

/** Who waits for whom. */
export interface FairQueue {
  /** Resolves when it is the turn of the path, to what ends the turn; that may be called more than once. */
  enter(path: Path): Promise<() => void>;
  /** Does work in its turn. */
  run<T>(path: Path, work: () => Promise<T>): Promise<T>;
}

interface Waiter {
  /** False for one that has gone meanwhile. */
  go(): boolean;
  refuse(reason: Error): void;
}

/** What waits under a path: at its very end, or in rings that have their turn one after the other. */
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

/** Takes out who has its turn; the ring it comes from is the last to have the next one. */
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

/** Takes out the last one under a path, of those who have most waiting there. */
function takeLast(ring: Ring, [name = longestOf(ring), ...rest]: Path): Waiter | undefined {
  ring.size -= 1;
  const inner = name === undefined ? undefined : ring.rings.get(name);
  if (name === undefined || !inner) return ring.waiting.pop();
  const waiter = takeLast(inner, rest);
  if (inner.size === 0) ring.rings.delete(name);
  return waiter;
}

/**
 * Lets a few pieces of work through at a time. Everybody waits under a path, and at each step of it those who wait have
 * their turn one after the other: whoever sends a thousand waits behind its own. Where there is no room, who has most
 * waiting loses its last one to who has less.
 */
export function createFairQueue({ atOnce, longest, longestWait, full }: FairQueueOptions): FairQueue {
  const all = emptyRing();
  let running = 0;

  /** Whether one more fits under a part of its path, once who has far more waiting there has lost one. */
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
    // From the inside out: room that was made inside is room outside as well.
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
