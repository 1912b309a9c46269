import { type SQL, sql } from 'drizzle-orm';
import type { RecordSource } from '../../../crud/record-source';
import { literal } from '../../../crud/term';
import { product } from '../../../db/schema';
import type { ListLine } from '../reading/line';
import { readListLine } from '../reading/read-line';
import { buildOf } from '../reading/sizes';
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

/** Whether the tyre is made for the position that a line names, and not for all. */
const isForPosition = (position: string) =>
  sql`fold(${product.observation}) ~ ('(^|\\n)posicao: ?' || fold(${position}::text) || ' *(\\n|$)')`;

/** Whether the tyre is built like this size: radial, or for light trucks. */
const isConstruction = (size: string) =>
  sql`regexp_replace(upper(${product.size}), '[^RC]', '', 'g') = ${buildOf(size)}`;

/**
 * SQL for the order of a text with a whole size, which is that of a list's matches: of this size, of its construction,
 * for its position before for all, then cheapest first. What else the text says is required of all.
 */
function orderOfLine({ size, position }: ListLine, term: string): SQL[] {
  const keys = readSearch(term).sizes.flatMap(keysOf);
  const closer = [
    isSize(keys),
    ...(size ? [isConstruction(size)] : []),
    ...(position ? [isForPosition(position)] : []),
  ];
  const price = sql`coalesce(${product.publicPrice}::float8, 'Infinity'::float8)`;
  return [...closer.map((condition) => sql`-${point(condition)}`), price, product.code.getSQL()];
}

/**
 * Returns the source with the sort order `Relevance`: best match first, then products with a price, then newest, or like
 * the matches of a list if the term has a whole size; without a term, newest first.
 */
export function withRelevance(source: RecordSource, term: string | undefined): RecordSource {
  const newest = sql`-extract(epoch from ${product.created})`;
  if (!term?.trim()) return withOrder(source, [newest]);
  const line = readListLine(term, []);
  if (line.size !== null) return withOrder(source, orderOfLine(line, term));
  return withOrder(source, [sql`-(${pointsFor(term)})`, sql`(${product.publicPrice} is null)`, newest]);
}

const withOrder = (source: RecordSource, order: SQL[]): RecordSource => ({
  ...source,
  sortable: { ...source.sortable, Relevance: sql`row(${sql.join(order, sql`, `)})` },
});
