import { isOneTypoAway } from '../../../crud/term';
import { foldSearch } from './fold-search';
import { type Reading, tidy } from './line';

/** Minimum length for typo correction: shorter names are too similar to other words. */
const MIN_TYPO_LENGTH = 6;

/** A brand name as it may occur in a line: as it is, or as one word. */
export interface BrandName {
  name: string;
  folded: string;
  joined: string;
  /** Number of words. */
  words: number;
}

/** Returns the brands for `readBrand`, longest name first, so that a prefix is not mistaken for the brand. */
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

/** Returns all sequences of `count` words. */
function pieces(words: readonly string[], count: number): string[] {
  return words.slice(0, words.length - count + 1).map((_, from) => words.slice(from, from + count).join(' '));
}

/** Reads a brand with one wrong letter. */
function takeMisspelt(line: Reading, brands: readonly BrandName[]): void {
  const words = line.rest.split(' ');
  const written = new Map<number, string[]>();
  for (const { name, folded, words: count } of brands) {
    if (folded.length < MIN_TYPO_LENGTH) continue;
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

/** Reads the brand of a line; a corrected one adds a doubt. */
export function readBrand(line: Reading, brands: readonly BrandName[]): void {
  if (!brands.some((brand) => takeBrand(line, brand))) takeMisspelt(line, brands);
}
