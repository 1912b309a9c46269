/** A random source in [0, 1) that repeats for the same seed (mulberry32). */
export type Random = () => number;

/** Creates a random source from a seed. */
export function random(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws an integer from `from` to `to`, both included. */
export const integer = (next: Random, from: number, to: number) => from + Math.floor(next() * (to - from + 1));

/** Draws one of the values. @throws if there is none */
export function pick<T>(next: Random, values: readonly T[]): T {
  const value = values[Math.floor(next() * values.length)];
  if (value === undefined) throw new Error('Nothing to pick from.');
  return value;
}

/** Returns a UUID (version 4) from the sequence, so that links of the demonstration are the same everywhere. */
export function uuid(next: Random): string {
  const hex = Array.from({ length: 32 }, () => integer(next, 0, 15).toString(16));
  hex[12] = '4';
  hex[16] = pick(next, ['8', '9', 'a', 'b']);
  const text = hex.join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
}
