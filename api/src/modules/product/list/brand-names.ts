import { isOneTypoAway } from '../../../crud/term';
import { foldSearch } from '../search-grammar';
import { type Reading, tidy } from './line';

/** Shorter names are too near to other words. */
const SHORTEST_TYPO = 6;

/** A brand as it may stand in a line: as it is, or in one word. */
export interface BrandName {
  name: string;
  folded: string;
  joined: string;
  /** How many words it has. */
  words: number;
}

/** Brands for `readBrand`, the longest name first: one that begins like another is not taken for it. */
export function brandNames(names: readonly string[]): BrandName[] {
  return names
    .map((name) => {
      const folded = tidy(foldSearch(name));
      return { name, folded, joined: folded.replaceAll(' ', ''), words: folded.split(' ').length };
    })
    .filter(({ folded }) => folded !== '')
    .sort((a, b) => b.folded.length - a.folded.length);
}

function takeBrand(line: Reading, { name, folded, joined }: BrandName): boolean {
  const written = [folded, joined].find((one) => ` ${line.rest} `.includes(` ${one} `));
  if (written === undefined) return false;
  line.brand = name;
  line.rest = tidy(` ${line.rest} `.replace(` ${written} `, ' '));
  return true;
}

/** The rest in all pieces of so many words. */
function pieces(words: readonly string[], count: number): string[] {
  return words.slice(0, words.length - count + 1).map((_, from) => words.slice(from, from + count).join(' '));
}

/** Takes a brand of which one letter is wrong. */
function takeMisspelt(line: Reading, brands: readonly BrandName[]): void {
  const words = line.rest.split(' ');
  const written = new Map<number, string[]>();
  for (const { name, folded, words: count } of brands) {
    if (folded.length < SHORTEST_TYPO) continue;
    const candidates = written.get(count) ?? pieces(words, count);
    written.set(count, candidates);
    const at = candidates.findIndex((piece) => isOneTypoAway(piece, folded));
    if (at < 0) continue;
    line.brand = name;
    line.doubts.push(`Li “${candidates[at]}” como ${name}. Confira a marca.`);
    line.rest = words.toSpliced(at, count).join(' ');
    return;
  }
}

/** Takes the brand that a line names, also with one wrong letter, which is a doubt. */
export function readBrand(line: Reading, brands: readonly BrandName[]): void {
  if (!brands.some((brand) => takeBrand(line, brand))) takeMisspelt(line, brands);
}
