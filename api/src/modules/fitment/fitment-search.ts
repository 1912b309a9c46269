import { type FactorySize, FOUND_FITMENTS, type FoundFitment } from '@rodovia/shared/contracts/catalog';
import { foldText } from '@rodovia/shared/contracts/rules';
import { tyreSizeKey } from '@rodovia/shared/contracts/tyres';
import { IDLE_WORDS } from '@rodovia/shared/contracts/vehicles';
import { type SQL, sql } from 'drizzle-orm';
import { whereAll } from '../../crud/list-query';
import type { Executor } from '../../db/database';
import { fitment, product } from '../../db/schema';

const MAX_WORDS = 8;

/** Words that a question about a vehicle has beside its name. */
const BESIDE = new Set(['ano', 'carro', 'veiculo', 'medida', 'medidas', 'aro']);

const sizesIn = (text: string) => (text === '' ? [] : text.split(', '));

const isYear = (word: string) => /^(?:19|20)\d{2}$/.test(word);

/** Returns the condition that a word sets: it begins a word of the name, or lies in the years. */
function condition(word: string): SQL {
  const begins = sql`(' ' || fold(${fitment.description})) like '% ' || fold(${word}::text) || '%'`;
  if (!isYear(word)) return begins;
  const year = Number(word);
  return sql`(${begins} or ${year}::int between ${fitment.firstYear} and coalesce(${fitment.lastYear}, 9999))`;
}

/** Returns the numbers of active products by key of a size. */
async function counts(db: Executor, sizes: readonly string[]): Promise<Map<string, number>> {
  const keys = [...new Set(sizes.map(tyreSizeKey))];
  if (keys.length === 0) return new Map();
  const { rows } = await db.execute<{ key: string; count: number }>(sql`select ${product.sizeKey} as key,
    count(*)::int as count from ${product}
    where ${product.isActive} and ${product.sizeKey} = any(${sql.param(keys)}::text[]) group by 1`);
  return new Map(rows.map(({ key, count }) => [key, count]));
}

/**
 * Returns the active vehicles whose name has every word of a question, or its beginning; a year chooses among them.
 * Words such as 'pneu' and 'para' do not count, and a year alone finds nothing.
 */
export async function findFitments(db: Executor, term: string): Promise<FoundFitment[]> {
  const words = term.split(/[^\p{L}\p{M}\d.]+/u).filter((word) => {
    const folded = foldText(word);
    return folded !== '' && !IDLE_WORDS.has(folded) && !BESIDE.has(folded);
  });
  if (words.length === 0 || words.length > MAX_WORDS || words.every(isYear)) return [];
  const { rows } = await db.execute<
    Pick<typeof fitment.$inferSelect, 'code' | 'description' | 'years' | 'type' | 'sizes'> & { rear: string }
  >(
    sql`select ${fitment.code}, ${fitment.description}, ${fitment.years}, ${fitment.type}, ${fitment.sizes},
      ${fitment.rearSizes} as rear from ${fitment} ${whereAll([sql`${fitment.isActive}`, ...words.map(condition)])}
      order by fold(${fitment.description}), ${fitment.firstYear} desc limit ${FOUND_FITMENTS}::int`,
  );
  const known = await counts(
    db,
    rows.flatMap(({ sizes, rear }) => [...sizesIn(sizes), ...sizesIn(rear)]),
  );
  const withCounts = (text: string): FactorySize[] =>
    sizesIn(text).map((Value) => ({ Value, Count: known.get(tyreSizeKey(Value)) ?? 0 }));
  return rows.map(({ code, description, years, type, sizes, rear }) => ({
    Code: code,
    Description: description,
    Years: years,
    Type: type,
    Sizes: withCounts(sizes),
    RearSizes: withCounts(rear),
  }));
}
