import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { foldedWord } from '../db/fold';
import { splitList, whereAll } from './list-query';

/** Accepted spellings of each word of a term: the word itself, or its corrections. */
export type SpelledWords = string[][];

const MIN_CORRECTED_LENGTH = 5;
const MAX_SPELLINGS = 4;
/** Maximum number of records whose words are searched for corrections. */
const MAX_RECORDS = 20_000;
const LETTERS = /^\p{L}+$/u;

/** Escapes `%` and `_`. */
export const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');

const contains = (text: SQL, word: string) => sql`${text} like '%' || fold(${literal(word)}) || '%'`;

/** Returns a condition that every word occurs in the text, in one of its spellings. */
export function containsWords(text: SQL, words: SpelledWords): SQL | undefined {
  if (words.length === 0) return undefined;
  const conditions = words.map(
    (spellings) =>
      sql`(${sql.join(
        spellings.map((word) => contains(text, word)),
        sql` or `,
      )})`,
  );
  return sql.join(conditions, sql` and `);
}

/** Returns whether two words differ by one inserted, missing, wrong or swapped letter. */
export function isOneTypoAway(first: string, second: string): boolean {
  if (Math.abs(first.length - second.length) > 1) return false;
  let start = 0;
  while (start < first.length && first[start] === second[start]) start += 1;
  const a = first.slice(start);
  const b = second.slice(start);
  if (a.length !== b.length) return a.length > b.length ? a.slice(1) === b : a === b.slice(1);
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}

/** Words of a set of records: `word` is a column of `source`. */
export interface Vocabulary {
  /** Returns whether any record contains the folded word. */
  has(word: string): Promise<boolean>;
  /** Folds a word like the vocabulary. */
  fold(word: string): Promise<string>;
  /** Returns folded words whose length differs by at most one. */
  near(length: number): Promise<string[]>;
}

/** Corrects words that no record contains by one letter, if the vocabulary has such a word. */
export async function spell(vocabulary: Vocabulary, words: string[]): Promise<SpelledWords> {
  const spelled: SpelledWords = [];
  for (const word of words) spelled.push(await spellings(vocabulary, word));
  return spelled;
}

async function spellings(vocabulary: Vocabulary, word: string): Promise<string[]> {
  if (word.length < MIN_CORRECTED_LENGTH || !LETTERS.test(word) || (await vocabulary.has(word))) return [word];
  const folded = await vocabulary.fold(word);
  const near = (await vocabulary.near(folded.length)).filter((candidate) => isOneTypoAway(folded, candidate));
  return near.length > 0 ? near.slice(0, MAX_SPELLINGS) : [word];
}

function vocabularyOf(db: Executor, table: PgTable, text: SQL, scope?: SQL): Vocabulary {
  return {
    fold: (word) => foldedWord(db, word),
    async has(word) {
      const where = whereAll([scope, contains(text, word)]);
      const { rows } = await db.execute(sql`select 1 from ${table} ${where} limit 1`);
      return rows.length > 0;
    },
    async near(length) {
      const { rows } = await db.execute<{ word: string }>(sql`
        select distinct word from (select ${text} as folded from ${table} ${whereAll([scope])} limit ${MAX_RECORDS}) records,
          regexp_split_to_table(folded, '[^[:alpha:]]+') as word
        where length(word) between ${length - 1}::int and ${length + 1}::int order by word`);
      return rows.map(({ word }) => word);
    },
  };
}

/**
 * Returns a condition that a folded text contains every word of the term, ignoring accents and case, without
 * corrections.
 */
export const textFilter = (text: SQL | Column, term: string | undefined): SQL | undefined =>
  containsWords(
    sql`${text}`,
    splitList(term, ' ').map((word) => [word]),
  );

/**
 * Returns a condition that the columns contain every word of the term, ignoring accents, case, and one typo in longer
 * words.
 * @param scope what the caller can see: corrections are only taken from there.
 */
export async function termFilter(
  db: Executor,
  table: PgTable,
  columns: (SQL | Column)[],
  term: string | undefined,
  scope?: SQL,
): Promise<SQL | undefined> {
  const words = splitList(term, ' ');
  if (words.length === 0) return undefined;
  const joined = columns.map((column) => sql`${column}`);
  const text = sql`fold(concat_ws(' ', ${sql.join(joined, sql`, `)}))`;
  return containsWords(text, await spell(vocabularyOf(db, table, text, scope), words));
}
