import type { Facet, ProductFacets, SearchAlternatives, SearchSuggestions } from '@rodovia/shared/contracts/catalog';
import { foldText } from '@rodovia/shared/contracts/rules';
import { findTyreSize, nearestSizes, parseTyreSize } from '@rodovia/shared/contracts/tyres';
import { VEHICLE_WORDS } from '@rodovia/shared/contracts/vehicles';
import { sql } from 'drizzle-orm';
import { whereAll } from '../../../crud/list-query';
import type { Executor } from '../../../db/database';
import { product } from '../../../db/schema';
import { foldSearch } from '../reading/fold-search';
import { isIdle } from '../reading/words';
import { editDistance } from './edit-distance';
import { byTerm } from './product-search';
import { readSearch } from './search-grammar';

const MAX_SUGGESTED = 4;
const MAX_NEARBY = 6;
const MIN_DIGITS = 2;
const MIN_WORD_LENGTH = 2;

const byCount = (facets: Facet[]) => [...facets].sort((a, b) => b.Count - a.Count || (a.Value < b.Value ? -1 : 1));

/** Returns the digits of numbers at the beginning or end of a text, for looking up sizes. */
const digitsIn = (term: string) =>
  (
    findTyreSize(term)?.size.key ??
    term
      .split(/\s+/)
      .filter((word) => /^\d/.test(word))
      .join('')
  ).replace(/\D/g, '');

const keyOf = (size: string) => parseTyreSize(size)?.key ?? size.replace(/\D/g, '');

/** Sorts sizes: `205` is rather the beginning of 205/55R16 than of 20.5-25. */
const rather = (typed: string, sizes: Facet[]) => {
  const isWritten = ({ Value }: Facet) => Value.replace('/', '').startsWith(typed);
  return [...sizes.filter(isWritten), ...sizes.filter((size) => !isWritten(size))];
};

/** Returns brands and sizes that complete the typed text, those with most products first. */
export function suggest({ Brands, Sizes }: ProductFacets, term: string): SearchSuggestions {
  const folded = foldSearch(term);
  const typed = digitsIn(folded);
  const words = folded.split(/[^\p{L}\d]+/u).filter((word) => word.length >= MIN_WORD_LENGTH && !/\d/.test(word));
  const begins = ({ Value }: Facet) =>
    foldText(Value)
      .split(/[^\p{L}\d]+/u)
      .some((part) => words.some((word) => part.startsWith(word)));
  const sizes = typed.length < MIN_DIGITS ? [] : Sizes.filter(({ Value }) => keyOf(Value).startsWith(typed));
  return {
    Brands: byCount(Brands.filter(begins)).slice(0, MAX_SUGGESTED),
    Sizes: rather(typed, byCount(sizes)).slice(0, MAX_SUGGESTED),
  };
}

/** Maximum number of wrong letters in a word. */
const mistakesIn = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);
/** Maximum number of corrected words, candidates per word, and tried searches. */
const MAX_WORDS = 6;
const MAX_CANDIDATES = 3;
const MAX_TRIED = 6;
const MAX_TERMS = 3;

const KNOWN = VEHICLE_WORDS.flatMap(({ words }) => [...words]).filter((word) => /^\p{L}{4,}$/u.test(word));

/** Returns the catalogue's words closest to a word, or the word itself if it exists. */
async function candidatesFor(db: Executor, word: string): Promise<string[]> {
  const most = mistakesIn(word);
  if (most === 0 || !/^\p{L}+$/u.test(word)) return [word];
  const { rows } = await db.execute<{ word: string }>(sql`select word from search_word
    where length(word) between ${word.length - most}::int and ${word.length + most}::int`);
  const known = [...new Set([...rows.map((row) => row.word), ...KNOWN])];
  const near = known.map((other) => ({ other, far: editDistance(word, other, most) }));
  const found = near.filter(({ far }) => far <= most).sort((a, b) => a.far - b.far || (a.other < b.other ? -1 : 1));
  return found.length > 0 ? found.slice(0, MAX_CANDIDATES).map(({ other }) => other) : [word];
}

/** Returns all combinations with one element of each list. */
const combined = (choices: string[][]): string[][] =>
  choices.reduce<string[][]>(
    (all, words) => words.flatMap((word) => all.map((before) => [...before, word])).slice(0, MAX_TRIED),
    [[]],
  );

async function findsSomething(db: Executor, term: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${product} ${whereAll([sql`${product.isActive}`, await byTerm(db, term)])} limit 1`,
  );
  return rows.length > 0;
}

/** Returns the search without the words that no product has, if something is left that has results. */
export async function withoutUnknown(db: Executor, term: string): Promise<SearchAlternatives['Without']> {
  const asked = readSearch(term);
  if (asked.words.length > MAX_WORDS) return null;
  const unknown: string[] = [];
  for (const word of asked.words) if (!(await findsSomething(db, word))) unknown.push(word);
  const others = term
    .trim()
    .split(/\s+/)
    .filter((word) => !unknown.includes(foldSearch(word).replace(/[,;:()!?]/g, '')))
    .join(' ');
  const saysNothing = foldSearch(others).split(/\s+/).filter(Boolean).every(isIdle);
  if (unknown.length === 0 || saysNothing || readSearch(others).words.some((word) => unknown.includes(word)))
    return null;
  const where = whereAll([sql`${product.isActive}`, await byTerm(db, others)]);
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${product} ${where}`);
  const Count = rows[0]?.count ?? 0;
  return Count === 0 ? null : { Words: unknown, Term: others, Count };
}

/** Returns corrected searches that have results. */
async function meant(db: Executor, term: string): Promise<string[]> {
  const words = foldText(term).split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > MAX_WORDS) return [];
  const choices: string[][] = [];
  for (const word of words) choices.push(await candidatesFor(db, word));
  const found: string[] = [];
  for (const one of combined(choices)) {
    const other = one.join(' ');
    if (other !== words.join(' ') && found.length < MAX_TERMS && (await findsSomething(db, other))) found.push(other);
  }
  return found;
}

/** Returns alternatives for a search without results. */
export async function alternatives(
  db: Executor,
  { Sizes }: ProductFacets,
  { term = '', size = '' }: { term?: string; size?: string },
): Promise<SearchAlternatives> {
  const requestedSize = parseTyreSize(size)?.text ?? findTyreSize(term)?.size.text ?? '';
  const values = Sizes.map(({ Value }) => Value);
  const Terms = await meant(db, term);
  const near = nearestSizes(requestedSize, values, MAX_NEARBY);
  return {
    Sizes: near.flatMap((value) => Sizes.find(({ Value }) => Value === value) ?? []),
    Terms,
    Without: term.trim() === '' || Terms.length > 0 ? null : await withoutUnknown(db, term),
  };
}
