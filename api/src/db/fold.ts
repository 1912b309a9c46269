import { sql } from 'drizzle-orm';
import type { Database, Executor } from './database';

/** A text without accents and case, as the unique indexes compare it. */
export type Fold = (text: string) => string;

/**
 * How the database, which alone decides what is the same, folds each letter that it changes: it knows more of them
 * than `normalize` takes apart (`Ø` is `O`, `ß` is `ss`, `№` is `No`).
 */
export type FoldTable = [letter: string, folded: string][];

/** The planes that have letters of two cases; no rule looks at more than one letter. */
const LETTERS = 0x1ffff;

const tables = new WeakMap<Database, Promise<FoldTable>>();

async function read(db: Database): Promise<FoldTable> {
  const { rows } = await db.execute<{ letter: string; folded: string }>(sql`
    select chr(n) as letter, fold(chr(n)) as folded from generate_series(1, ${LETTERS}::int) n
    where n not between 55296 and 57343 and fold(chr(n)) <> chr(n)`);
  return rows.map(({ letter, folded }) => [letter, folded]);
}

/** The table of a database; asked for once. */
export function foldTable(db: Database): Promise<FoldTable> {
  const known = tables.get(db);
  if (known) return known;
  const table = read(db);
  tables.set(db, table);
  table.catch(() => tables.delete(db));
  return table;
}

/** Folds as the database of the table does. */
export function foldBy(table: FoldTable): Fold {
  const letters = new Map(table);
  return (text) => Array.from(text, (letter) => letters.get(letter) ?? letter).join('');
}

/** One word, folded by the database. */
export async function foldedWord(db: Executor, word: string): Promise<string> {
  const { rows } = await db.execute<{ folded: string }>(sql`select fold(${word}) as folded`);
  return rows[0]?.folded ?? word;
}
