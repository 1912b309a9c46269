import { parseTyreSize, type TyreSize, tyreGeometry, tyreSizeLength } from '@rodovia/shared/contracts/tyres';
import { SIZE } from './line';

/**
 * A notation of sizes that the size grammar does not know: its pattern, replacement, and a sentence if it is ambiguous.
 */
type Respelling = [pattern: RegExp, written: string, doubt?: (from: string, to: string) => string];

const readAs = (from: string, to: string) => `Li “${from.trim()}” como ${to.trim()}. Confira a medida.`;
const readZero = () => 'Li uma letra O como zero. Confira a medida.';

const RESPELLINGS: Respelling[] = [
  // 2O5/55R16
  [/(?<=\d)o(?=[\d/])|(?<=[/.])o(?=\d)/g, '0', readZero],
  // 205\55R16, LT 265/70R16
  [/(?<=\d) ?[\\|] ?(?=\d)/g, '/'],
  [/(?<![\p{L}\d])(?:p|lt) ?(?=\d{3}[/ ]\d{2}[/ r-])/gu, ''],
  // 205.55.16, 205,55,16, 205*55*16, 205/55.16
  [/(?<![\d.,])([1-4]\d5)[.,*/ ]([2-9]\d)[.,*](?=[12]\d(?:[.,]5)?(?![\d.,]))/g, '$1/$2r'],
  // 205-55R16, 295/80x22,5
  [/(?<![\d.,])(\d{3}) ?- ?(?=[2-9]\d ?-? ?z?r ?\d{2})/g, '$1/'],
  [/(?<=\d{2}[05][/ ][2-9][05]) ?x ?(?=\d{2}(?:\.5)?(?![\d.]))/g, 'r'],
  // 900-20 - 10 pneus
  [/(?<=(?<![\d.,])(?:\d{2}00|[5-9][05]0|825) ?- ?(?:1[2-9]|2[0-5])) - ?/g, ' ; '],
  // 295/80 R22 5
  [/(?<=\d{3}[/ ]\d{2} ?r ?(?:17|19|22|24)) 5(?!\d)/g, '.5'],
  // 18.4.34, 18,4,34, 18.4/34
  [/(?<![\d.,/])(\d{1,2})[.,](\d{1,2})[.,/](?=[1-4]\d(?![\d.,/-]| ?r?-? ?\d{2}))/g, '$1.$2-'],
  // 205/55/R16, 205/55-R16, 205/55 R-16
  [/(?<=\d) ?[/-] ?(?=z?r ?\d{2}(?!\d))/g, ''],
  [/(?<=\d ?z?r) ?[-/.] ?(?=\d{2}(?!\d))/g, ''],
  // 1000/20
  [/(?<![\d.,])(\d{2}00|[5-9][05]0|825) ?\/ ?(?=(?:1[2-9]|2[0-5])(?![\d.]))/g, '$1-'],
  // 205/55 16", 16 polegadas 205/55
  [/(?<![\p{L}\d.,/-])(1\d|2[0-4]) ?(?:"|(?:polegadas?|pol)(?!\p{L})\.?)/gu, 'aro $1'],
  // aro 16 205/55
  [
    /(?<![\p{L}\d])(?:aro|roda|r) ?(\d{2}(?:\.5)?) ?[;-]? (?:medida |pneus? )?(\d{3}[/ ]\d{2})(?![\d.]| ?[/r-]? ?\d{2}(?!\d))/gu,
    '$2r$1',
  ],
  // 18.4 aro 34, 1000 aro 20, 205/55 aro 16, 11 aro 22,5
  [/(?<=\d\.\d{1,2}|(?<!\d)(?:\d{2}00|900|[67]50|825)) ?(?:aro|roda) ?(?=\d{2})/g, '-'],
  [/(?<=\d[/ ]\d{2}) ?(?:aro|roda) ?(?=\d{2})/g, 'r'],
  [/(?<![\d.,/])(\d{1,2}) ?(?:aro|roda) ?(?=\d{2}\.5)/g, '$1r'],
  // 195 R15 C
  [/(?<=r ?1[2-7]) c(?![\p{L}\d/])/gu, 'c'],
  // 31x10.5x15, 31-10.50-15, 31/10.50R15, 31 10.50 15
  [/(?<![\d.,])(2[6-9]|3\d|4[0-4]) ?[x/-] ?(\d{1,2}\.\d{1,2}|\d{1,2}) ?[xr-] ?(?=1[4-8](?!\d))/g, '$1x$2r'],
  [/(?<![\d.,])(2[6-9]|3\d|4[0-4]) (\d{1,2}\.[05]\d?) ?r? ?(?=1[5-8](?!\d))/g, '$1x$2r', readAs],
  // 18 4 34, 7 50 16
  [
    /(?<![\d.,/-])(8|9|11|12|13|14|15|16|17|18|20|23|24|26|28|29|30)[ /-]([134569])[ /-][r-]? ?(?=[1-4]\d(?![\d.,/]))/g,
    '$1.$2-',
    readAs,
  ],
  [/(?<![\d.,/-])(\d{1,2}) (00|25|50) [r-]? ?(?=(?:1[2-9]|2[0-5])(?![\d.,/]))/g, '$1.$2-', readAs],
  // 275/80 22: this tyre has no rim of 22
  [
    /(?<![\d.,])((?:2[5-9]5|3[01]5|385)[/ ](?:6[05]|[7-9][05]) ?[r/-]? ?22|2[0-3]5[/ ]75 ?[r/-]? ?17)(?![\d.,c])(?! ?[.,]?5(?!\d))/g,
    '$1.5',
    readAs,
  ],
  // 10x20
  [/(?<![\p{L}\d.,/-])(9|1[0124]) ?[x×] ?(?=2[024](?![\p{L}\d.,/-]))/gu, '$1.00-', readAs],
  // 12x16.5
  [/(?<![\d.,])(1[0-5]) ?x ?(?=1[5-9]\.5(?![\d.,]| ?[/r-]))/g, '$1-'],
];

/** Rims and widths of tyres in inches; other numbers mean something else. */
const MIN_RIM = 8;
const MAX_RIM = 63;
const MAX_WIDTH = 60;
const HALF_RIMS = [14.5, 15.5, 16.5, 17.5, 19.5, 22.5, 24.5, 26.5, 30.5];
const INCH = 25.4;

interface Candidate {
  size: TyreSize;
  start: number;
  end: number;
  /** Whether two numbers are only separated by a space, so that the first may be a quantity. */
  isLoose: boolean;
}

const START = /(?<![\p{L}\d.,/-]|(?:aro|roda) ?)\d/gu;

function isPossible(size: TyreSize): boolean {
  const geometry = tyreGeometry(size.text);
  if (!geometry) return false;
  const [rim, width] = [geometry.rim / INCH, geometry.width / INCH];
  if (rim % 1 > 0.1 && rim % 1 < 0.9 && !HALF_RIMS.some((half) => Math.abs(half - rim) < 0.01)) return false;
  return rim >= MIN_RIM && rim <= MAX_RIM && width >= 1 && width <= MAX_WIDTH && geometry.sidewall > 0;
}

function candidates(text: string): Candidate[] {
  return [...text.matchAll(START)].flatMap(({ index }) => {
    const size = parseTyreSize(text.slice(index));
    if (!size || !isPossible(size)) return [];
    const end = index + tyreSizeLength(text.slice(index));
    const isLoose = /^\d{1,4} ?\d+(?:\.5)?$/.test(text.slice(index, end));
    // in `14 175/65` the width of a tyre is not a rim of 17.5
    if (isLoose && /^(?: ?[/r-]|\.\d)/.test(text.slice(end))) return [];
    return [{ size, start: index, end, isLoose }];
  });
}

/** Returns whether a folded text begins with a size that is more than two numbers separated by a space. */
export const beginsWithSize = (text: string): boolean =>
  candidates(text).some(({ start, isLoose }) => start === 0 && !isLoose);

const better = (one: Candidate, other: Candidate) =>
  Number(one.isLoose) - Number(other.isLoose) || other.size.key.length - one.size.key.length || one.start - other.start;

/**
 * Returns the sizes in a folded line, most likely first, and the line with a placeholder for that one. Ambiguities are
 * described in sentences.
 */
export function takeSizes(line: string): { sizes: TyreSize[]; rest: string; doubts: string[] } {
  const doubts: string[] = [];
  let text = line;
  for (const [pattern, written, doubt] of RESPELLINGS) {
    const before = text;
    text = text.replace(pattern, written);
    if (doubt && text !== before) doubts.push(doubt(...difference(before, text)));
  }
  const found: Candidate[] = [];
  for (const one of candidates(text).sort(better))
    if (found.every(({ start, end }) => one.end <= start || one.start >= end)) found.push(one);
  const [first] = found;
  const [, count, other] = /^(\d{2})x([5-8]\.\d{2}[R-]1[6-8])$/.exec(first?.size.text ?? '') ?? [];
  if (count) doubts.push(`Li ${first?.size.text} como uma medida só; pode ser ${count} de ${other}. Confira.`);
  if (!first) return { sizes: [], rest: text, doubts };
  const rest = found
    .sort((a, b) => b.start - a.start)
    .reduce((left, one) => `${left.slice(0, one.start)} ${one === first ? SIZE : ''} ${left.slice(one.end)}`, text);
  return { sizes: [first, ...found.filter((one) => one !== first)].map(({ size }) => size), rest, doubts };
}

/** Returns the differing middle parts of two texts, in whole words. */
function difference(before: string, after: string): [string, string] {
  let start = 0;
  while (before[start] === after[start] && start < before.length) start += 1;
  let end = 0;
  while (before.at(-1 - end) === after.at(-1 - end) && end < Math.min(before.length, after.length) - start) end += 1;
  const [from, to] = [before.lastIndexOf(' ', start - 1) + 1, (text: string) => text.length - end];
  const tail = /^\S*/.exec(before.slice(to(before)))?.[0].length ?? 0;
  return [before.slice(from, to(before) + tail), after.slice(from, to(after) + tail)];
}

/** Returns the construction of a size, radial or light truck, which its digits do not tell. */
export const buildOf = (size: string) => size.toUpperCase().replace(/[^RC]/g, '');
