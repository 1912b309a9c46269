import { type SQL, sql } from 'drizzle-orm';
import type { RecordSource } from '../../crud/record-source';
import { literal } from '../../crud/term';
import { product } from '../../db/schema';
import { readSearch, type SizeCondition } from './search-grammar';

/** Words after these say nothing more of what stands first. */
const MOST_WORDS = 10;

/** Digits of the sizes that a condition names as such. */
function keysOf(condition: SizeCondition): string[] {
  if ('key' in condition) return [condition.key];
  if ('any' in condition) return condition.any.flatMap(keysOf);
  return 'all' in condition ? condition.all.flatMap(keysOf) : [];
}

const isSize = (keys: string[]) => sql`${product.sizeKey} = any(${sql.param(keys)}::text[])`;
const isWord = (word: string) => sql`' ' || ${product.searchText} || ' ' like '% ' || fold(${literal(word)}) || ' %'`;
const beginsWord = (word: string) => sql`' ' || ${product.searchText} like '% ' || fold(${literal(word)}) || '%'`;
const point = (condition: SQL) => sql`case when ${condition} then 1 else 0 end`;

/** How well a product is what a search text asks for: its very size, its words whole, or at least begun so. */
function pointsFor(term: string): SQL {
  const { sizes, words } = readSearch(term);
  const keys = sizes.flatMap(keysOf);
  const bySize = keys.length > 0 ? [sql`2 * ${point(isSize(keys))}`] : [];
  const byWord = words.slice(0, MOST_WORDS).flatMap((word) => [point(isWord(word)), point(beginsWord(word))]);
  return sql.join([sql`0`, ...bySize, ...byWord], sql` + `);
}

/**
 * The products as they can be ordered where `term` is looked for: by `Relevance` what fits best comes first, of that
 * what has a price, then the newest; without a term simply the newest.
 */
export function withRelevance(source: RecordSource, term: string | undefined): RecordSource {
  const points = term?.trim() ? pointsFor(term) : sql`0`;
  const unpriced = term?.trim() ? sql`(${product.publicPrice} is null)` : sql`false`;
  const Relevance = sql`row(-(${points}), ${unpriced}, -extract(epoch from ${product.created}))`;
  return { ...source, sortable: { ...source.sortable, Relevance } };
}
