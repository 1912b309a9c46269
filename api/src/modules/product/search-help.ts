import type { Facet, ProductFacets, SearchAlternatives, SearchSuggestions } from '@rodovia/shared/contracts';
import { foldText } from '@rodovia/shared/contracts/fold-text';
import { nearestSizes } from '@rodovia/shared/contracts/nearest-sizes';
import { findTyreSize, parseTyreSize } from '@rodovia/shared/contracts/tyre-size';
import { VEHICLE_WORDS } from '@rodovia/shared/contracts/vehicle-words';
import { sql } from 'drizzle-orm';
import { whereAll } from '../../crud/list-query';
import type { Executor } from '../../db/database';
import { product } from '../../db/schema';
import { editDistance } from './edit-distance';
import { byTerm } from './product-search';
import { foldSearch } from './search-grammar';

const MOST_SUGGESTED = 4;
const MOST_NEAR = 6;
const SHORTEST_DIGITS = 2;
const SHORTEST_WORD = 2;

const byCount = (facets: Facet[]) => [...facets].sort((a, b) => b.Count - a.Count || (a.Value < b.Value ? -1 : 1));

/** Digits of the numbers that a text begins or ends with, as sizes are looked up by them. */
const digitsIn = (term: string) =>
  (
    findTyreSize(term)?.size.key ??
    term
      .split(/\s+/)
      .filter((word) => /^\d/.test(word))
      .join('')
  ).replace(/\D/g, '');

const keyOf = (size: string) => parseTyreSize(size)?.key ?? size.replace(/\D/g, '');

/** `205` is rather the beginning of 205/55R16 than of 20.5-25: what is written so comes first. */
const rather = (typed: string, sizes: Facet[]) => {
  const isWritten = ({ Value }: Facet) => Value.replace('/', '').startsWith(typed);
  return [...sizes.filter(isWritten), ...sizes.filter((size) => !isWritten(size))];
};

/** The brands and sizes of the catalogue that what is being typed may become, those of the most products first. */
export function suggest({ Brands, Sizes }: ProductFacets, term: string): SearchSuggestions {
  const folded = foldSearch(term);
  const typed = digitsIn(folded);
  const words = folded.split(/[^\p{L}\d]+/u).filter((word) => word.length >= SHORTEST_WORD && !/\d/.test(word));
  const begins = ({ Value }: Facet) =>
    foldText(Value)
      .split(/[^\p{L}\d]+/u)
      .some((part) => words.some((word) => part.startsWith(word)));
  const sizes = typed.length < SHORTEST_DIGITS ? [] : Sizes.filter(({ Value }) => keyOf(Value).startsWith(typed));
  return {
    Brands: byCount(Brands.filter(begins)).slice(0, MOST_SUGGESTED),
    Sizes: rather(typed, byCount(sizes)).slice(0, MOST_SUGGESTED),
  };
}

/** So many letters of a word may be wrong. */
const mistakesIn = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);
/** So many words are looked after, with so many candidates each, and so many searches tried. */
const MOST_WORDS = 6;
const MOST_CANDIDATES = 3;
const MOST_TRIED = 6;
const MOST_TERMS = 3;

const KNOWN = VEHICLE_WORDS.flatMap(({ words }) => [...words]).filter((word) => /^\p{L}{4,}$/u.test(word));

/** The catalogue's words nearest to one that somebody wrote, itself where it is one of them. */
async function candidatesFor(db: Executor, word: string): Promise<string[]> {
  const most = mistakesIn(word);
  if (most === 0 || !/^\p{L}+$/u.test(word)) return [word];
  const { rows } = await db.execute<{ word: string }>(sql`select word from search_word
    where length(word) between ${word.length - most}::int and ${word.length + most}::int`);
  const known = [...new Set([...rows.map((row) => row.word), ...KNOWN])];
  const near = known.map((other) => ({ other, far: editDistance(word, other, most) }));
  const found = near.filter(({ far }) => far <= most).sort((a, b) => a.far - b.far || (a.other < b.other ? -1 : 1));
  return found.length > 0 ? found.slice(0, MOST_CANDIDATES).map(({ other }) => other) : [word];
}

/** All ways to take one of each. */
const combined = (choices: string[][]): string[][] =>
  choices.reduce<string[][]>(
    (all, words) => words.flatMap((word) => all.map((before) => [...before, word])).slice(0, MOST_TRIED),
    [[]],
  );

async function findsSomething(db: Executor, term: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${product} ${whereAll([sql`${product.isActive}`, await byTerm(db, term)])} limit 1`,
  );
  return rows.length > 0;
}

/** Searches that differ from `term` by words of the catalogue, and find something. */
async function meant(db: Executor, term: string): Promise<string[]> {
  const words = foldText(term).split(/\s+/).filter(Boolean);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  const choices: string[][] = [];
  for (const word of words) choices.push(await candidatesFor(db, word));
  const found: string[] = [];
  for (const one of combined(choices)) {
    const other = one.join(' ');
    if (other !== words.join(' ') && found.length < MOST_TERMS && (await findsSomething(db, other))) found.push(other);
  }
  return found;
}

/** What comes near a search that found nothing. */
export async function alternatives(
  db: Executor,
  { Sizes }: ProductFacets,
  { term = '', size = '' }: { term?: string; size?: string },
): Promise<SearchAlternatives> {
  const asked = parseTyreSize(size)?.text ?? findTyreSize(term)?.size.text ?? '';
  const values = Sizes.map(({ Value }) => Value);
  const near = nearestSizes(asked, values, MOST_NEAR);
  return {
    Sizes: near.flatMap((value) => Sizes.find(({ Value }) => Value === value) ?? []),
    Terms: await meant(db, term),
  };
}
