import { type SQL, sql } from 'drizzle-orm';
import type { RecordSource } from '../../../crud/record-source';
import { literal } from '../../../crud/term';
import { product } from '../../../db/schema';
import { readSearch, type SizeCondition } from './search-grammar';

/** Maximum number of words used for the relevance. */
const MAX_WORDS = 10;

/** Returns the digits of sizes in a condition. */
function keysOf(condition: SizeCondition): string[] {
  if ('key' in condition) return [condition.key];
  if ('any' in condition) return condition.any.flatMap(keysOf);
  return 'all' in condition ? condition.all.flatMap(keysOf) : [];
}

const isSize = (keys: string[]) => sql`${product.sizeKey} = any(${sql.param(keys)}::text[])`;
const isWord = (word: string) => sql`' ' || ${product.searchText} || ' ' like '% ' || fold(${literal(word)}) || ' %'`;
const beginsWord = (word: string) => sql`' ' || ${product.searchText} like '% ' || fold(${literal(word)}) || '%'`;
const point = (condition: SQL) => sql`case when ${condition} then 1 else 0 end`;

/** SQL for the relevance of a product: exact size, whole words, or beginnings of words. */
function pointsFor(term: string): SQL {
  const { sizes, words } = readSearch(term);
  const keys = sizes.flatMap(keysOf);
  const bySize = keys.length > 0 ? [sql`2 * ${point(isSize(keys))}`] : [];
  const byWord = words.slice(0, MAX_WORDS).flatMap((word) => [point(isWord(word)), point(beginsWord(word))]);
  return sql.join([sql`0`, ...bySize, ...byWord], sql` + `);
}

/**
 * Returns the source with the sort order `Relevance`: best match first, then products with a price, then newest;
 * without a term, newest first.
 */
export function withRelevance(source: RecordSource, term: string | undefined): RecordSource {
  const points = term?.trim() ? pointsFor(term) : sql`0`;
  const unpriced = term?.trim() ? sql`(${product.publicPrice} is null)` : sql`false`;
  const Relevance = sql`row(-(${points}), ${unpriced}, -extract(epoch from ${product.created}))`;
  return { ...source, sortable: { ...source.sortable, Relevance } };
}
