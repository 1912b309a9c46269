import type { CountCache } from './count-cache';
import type { ReferenceCache } from './reference-memory';

/** Caches of lists, for a few seconds. */
export interface ListCache {
  counts: CountCache;
  references: ReferenceCache;
}
