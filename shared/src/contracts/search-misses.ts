import { type Static, Type } from 'typebox';
import { Code, Instant } from './common';

/** A search whose words found nothing, or a size that no product has. */
export const MISS_KINDS = ['TERM', 'SIZE'] as const;
export type MissKind = (typeof MISS_KINDS)[number];

/** What customers looked for in vain, how often, and when for the first and the last time. */
export const SearchMiss = Type.Object({
  Code,
  Kind: Type.Enum([...MISS_KINDS]),
  Term: Type.String(),
  Asked: Type.Integer(),
  Created: Instant,
  LastAsked: Instant,
});
export type SearchMiss = Static<typeof SearchMiss>;
