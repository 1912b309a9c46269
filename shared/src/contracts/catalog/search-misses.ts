import { type Static, Type } from 'typebox';
import { Code, Instant } from '../records/common';

/** Kinds of searches without results: TERM for words that match nothing, SIZE for a size that no product has. */
export const MISS_KINDS = ['TERM', 'SIZE'] as const;

/** A search without results: how often it was made, and when first and last. */
export const SearchMiss = Type.Object({
  Code,
  Kind: Type.Enum([...MISS_KINDS]),
  Term: Type.String(),
  Asked: Type.Integer(),
  Created: Instant,
  LastAsked: Instant,
});
export type SearchMiss = Static<typeof SearchMiss>;
