const PARTS = 10_000;

/**
 * Returns the position of a visitor for a module, from 0 (inclusive) to 100 (exclusive) percent. It is stable per
 * visitor, evenly distributed, and independent between modules: FNV-1a over both names, with a final mix.
 */
export function percentileOf(visitor: string, module: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${module}\n${visitor}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash ^= hash >>> 16;
  return ((hash >>> 0) % PARTS) / (PARTS / 100);
}
