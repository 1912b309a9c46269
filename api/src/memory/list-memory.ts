import type { CountCache } from './count-cache';
import type { ReferenceMemory } from './reference-memory';

/** What a list may remember for a few seconds. */
export interface ListMemory {
  counts: CountCache;
  references: ReferenceMemory;
}
