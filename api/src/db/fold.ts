import { sql } from 'drizzle-orm';
import type { Database, Executor } from './database';

/** Removes accents and case like the unique indexes. */
export type Fold = (text: string) => string;

/**
 * How the database folds each letter that it changes. It knows more letters than `normalize` decomposes (`Ø` is `O`,
 * `ß` is `ss`, `№` is `No`).
 */
export type FoldTable = [letter: string, folded: string][];

/** Highest code point with upper and lower case; no rule looks at more than one letter. */
const LETTERS = 0x1ffff;

const tables = new WeakMap<Database, Promise<FoldTable>>();

async function read(db: Database): Promise<FoldTable> {
  const { rows } = await db.execute<{ letter: string; folded: string }>(sql`
    select chr(n) as letter, fold(chr(n)) as folded from generate_series(1, ${LETTERS}::int) n
    where n not between 55296 and 57343 and fold(chr(n)) <> chr(n)`);
  return rows.map(({ letter, folded }) => [letter, folded]);
}

/** Returns the table of a database, read once. */
export function foldTable(db: Database): Promise<FoldTable> {
  const known = tables.get(db);
  if (known) return known;
  const table = read(db);
  tables.set(db, table);
  table.catch(() => tables.delete(db));
  return table;
}

/** Returns a fold function based on the table. */
export function foldBy(table: FoldTable): Fold {
  const letters = new Map(table);
  return (text) => Array.from(text, (letter) => letters.get(letter) ?? letter).join('');
}

/** Folds a word in the database. */
export async function foldedWord(db: Executor, word: string): Promise<string> {
  const { rows } = await db.execute<{ folded: string }>(sql`select fold(${word}) as folded`);
  return rows[0]?.folded ?? word;
}
