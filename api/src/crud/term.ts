import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { foldedWord } from '../db/fold';
import { splitList, whereAll } from './list-query';

/** For each word of a term the spellings that will do: itself, or what it was most likely meant to be. */
export type SpelledWords = string[][];

const SHORTEST_CORRECTED = 5;
const MOST_SPELLINGS = 4;
/** Words of more records than these are not looked through for a typo. */
const MOST_RECORDS = 20_000;
const LETTERS = /^\p{L}+$/u;

/** `%` and `_` mean themselves. */
export const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&');

const contains = (text: SQL, word: string) => sql`${text} like '%' || fold(${literal(word)}) || '%'`;

/** Every word has to be in the text, in one of its spellings. */
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

/** Whether one inserted, missing, wrong or swapped letter makes one word of the other. */
export function isOneTypoAway(first: string, second: string): boolean {
  if (Math.abs(first.length - second.length) > 1) return false;
  let start = 0;
  while (start < first.length && first[start] === second[start]) start += 1;
  const a = first.slice(start);
  const b = second.slice(start);
  if (a.length !== b.length) return a.length > b.length ? a.slice(1) === b : a === b.slice(1);
  return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
}

/** Where the words of some records are found: `word` is a column of `source`. */
export interface Vocabulary {
  /** Whether any record contains the folded word. */
  has(word: string): Promise<boolean>;
  /** A word as the vocabulary has it. */
  fold(word: string): Promise<string>;
  /** Folded words whose length differs from this one's by one at most. */
  near(length: number): Promise<string[]>;
}

/** Words that no record contains are corrected by one letter where the vocabulary has such a word. */
export async function spell(vocabulary: Vocabulary, words: string[]): Promise<SpelledWords> {
  const spelled: SpelledWords = [];
  for (const word of words) spelled.push(await spellings(vocabulary, word));
  return spelled;
}

async function spellings(vocabulary: Vocabulary, word: string): Promise<string[]> {
  if (word.length < SHORTEST_CORRECTED || !LETTERS.test(word) || (await vocabulary.has(word))) return [word];
  const folded = await vocabulary.fold(word);
  const near = (await vocabulary.near(folded.length)).filter((candidate) => isOneTypoAway(folded, candidate));
  return near.length > 0 ? near.slice(0, MOST_SPELLINGS) : [word];
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
        select distinct word from (select ${text} as folded from ${table} ${whereAll([scope])} limit ${MOST_RECORDS}) records,
          regexp_split_to_table(folded, '[^[:alpha:]]+') as word
        where length(word) between ${length - 1}::int and ${length + 1}::int order by word`);
      return rows.map(({ word }) => word);
    },
  };
}

/** Whether a folded text contains every word of the term, accents and case aside; a typo finds nothing. */
export const textFilter = (text: SQL | Column, term: string | undefined): SQL | undefined =>
  containsWords(
    sql`${text}`,
    splitList(term, ' ').map((word) => [word]),
  );

/**
 * Whether the columns contain every word of the term, accents, case and one typo in a longer word aside.
 * @param scope what the caller may see at all: corrections come from nowhere else.
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
