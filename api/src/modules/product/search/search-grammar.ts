import { foldText } from '@rodovia/shared/contracts/rules';
import { findTyreSize, type TyreSize } from '@rodovia/shared/contracts/tyres';
import { foldSearch } from '../reading/fold-search';
import type { ListLine } from '../reading/line';
import { withoutMessage } from '../reading/noise';
import { readListLine } from '../reading/read-line';
import { type AskedVehicle, isIdle, namedVehicles } from '../reading/words';

/** A condition on sizes: beginning of the digits, rim, or text; all or any of several. */
export type SizeCondition =
  | { key: string }
  | { rim: string }
  | { text: string }
  | { all: SizeCondition[] }
  | { any: SizeCondition[] };

/** A parsed search; all parts are required. */
export interface CatalogueSearch {
  sizes: SizeCondition[];
  vehicles: AskedVehicle[];
  /** Lower case, unaccented. */
  words: string[];
}

const HALF_RIMS = ['14.5', '15.5', '16.5', '17.5', '19.5', '22.5', '24.5', '26.5'];
const METRIC_WIDTH = /^[1-4]\d5$/;
const isRim = (number: string) => Number(number) >= 10 && Number(number) <= 28;
const digits = (text: string) => text.replace(/\D/g, '');

/** Matches load index and speed symbol; `r`, `d` and `b` before a number belong to a size. */
const SERVICE = /(?<![\p{L}\d/.-])(\d{2,3}(?:\/\d{2,3})?)\s?(a[1-8]|[a-hj-np-y])(?![\p{L}\d])(?!\s?\d)/gu;
const LOWEST_LOAD = 50;
const PLIES = /(?<![\p{L}\d.])(\d{1,2})\s?(?:lonas?|pr)(?![\p{L}\d])/gu;
/** Numbers of pieces, which no product has; those without a unit only beside a code. */
const PIECES =
  /(?<![\p{L}\d.,/-])\d{1,4}\s?(?:pneus?|unidades?|und?s?|pcs?|pecas?)(?![\p{L}\d])|(?<!\p{L})qtde?\.?\s?\d{1,4}(?!\S)/gu;
const BESIDE_CODE = /^\d{1,3}x?\s|[;,]\s?\d{1,3}$/g;
const CODE = /(?<!\S)\p{L}{2,8}-?\p{L}{0,8}\d{3,8}(?![\p{L}\d])/u;
const RIMS = [
  /(?<![\p{L}\d])(?:aros?|rodas?)\s?(\d{2}(?:\.5)?)c?(?![\d.]|\p{L})/gu,
  /(?<![\p{L}\d.]|\d\s)z?r\s?(\d{2}(?:\.5)?)c?(?![\d.]|\p{L})/gu,
  /(?<![\p{L}\d.x/-])(\d{2}(?:\.5)?)\s?(?:"|pol(?:egadas?)?(?!\p{L}))/gu,
];
/**
 * Matches numbers with separators: `205/5`, `148/145`, `205 55`; text after a hyphen belongs to a code, and so do digits
 * before letters.
 */
const NUMBERS = /(?<![\p{L}\d.,/-])(?!\d+\p{L})\d[\d./-]*(?:\s\d[\d./-]*)*(?!\p{L})/gu;

/** Parses one number, or numbers without spaces. */
function oneNumber(text: string): SizeCondition {
  const key = { key: digits(text) };
  if (HALF_RIMS.includes(text) || METRIC_WIDTH.test(text)) return { text };
  const [, profile, rim] = /^(\d{2})[/-](\d{2})$/.exec(text) ?? [];
  if (rim) return { any: [key, { text: `/${profile}r${rim}` }] };
  if (/^\d{2}$/.test(text)) return { any: [key, isRim(text) ? { rim: text } : { text: ` ${text}` }] };
  return { any: [key, { text }] };
}

function numbers(text: string): SizeCondition {
  const each = text.split(/\s+/).map((one) => one.replace(/\D$/, ''));
  const [first = ''] = each;
  if (each.length === 1) return oneNumber(first);
  return { any: [{ key: digits(text) }, { all: each.map(oneNumber) }] };
}

/** Returns the condition for a complete size; what looks like one may be aspect ratio and rim, or width and rim. */
function wholeSize({ text, key }: TyreSize): SizeCondition {
  const lower = text.toLowerCase();
  const spelled = [{ key }, { text: lower }];
  const [, first = '', rim = ''] = /^(\d{2,3})[r-](\d{2}(?:\.5)?)$/.exec(lower) ?? [];
  if (rim === '') return { any: spelled };
  const part = first.length === 2 ? { text: `/${first}r${rim}` } : { all: [{ key: first }, { rim }] };
  return { any: [...spelled, part] };
}

/** Parses a text without a whole size, or what stands beside one. */
function readParts(term: string): CatalogueSearch {
  const sizes: SizeCondition[] = [];
  const words: string[] = [];
  let rest = foldSearch(withoutMessage(foldText(term)));
  const take = (pattern: RegExp, read: (all: string, ...groups: string[]) => boolean) => {
    rest = rest.replace(pattern, (all, ...groups) => (read(all, ...(groups as string[])) ? ' ' : all));
  };
  for (const pattern of CODE.test(rest) ? [PIECES, BESIDE_CODE] : [PIECES]) take(pattern, () => true);
  const vehicleShapes = namedVehicles(rest.split(/\s+/).filter((word) => /^\dx\d$/.test(word)));
  take(/(?<![\p{L}\d])\dx\d(?![\p{L}\d])/gu, () => true);
  take(PLIES, (_, plies = '') => words.push(`${plies}pr`) > 0);
  take(SERVICE, (_, load = '', speed = '') => Number.parseInt(load, 10) >= LOWEST_LOAD && words.push(load + speed) > 0);
  for (const pattern of RIMS) take(pattern, (_, rim = '') => sizes.push({ rim }) > 0);
  take(NUMBERS, (text) => sizes.push(numbers(text)) > 0);
  const spoken = rest.split(/[\s,;:()!?]+/).filter((word) => /[\p{L}\d]/u.test(word));
  const named = namedVehicles(spoken);
  const vehicles = [...vehicleShapes.vehicles, ...named.vehicles];
  const telling = [...words, ...named.words.filter((word) => !isIdle(word))];
  return { sizes, vehicles, words: telling };
}

/** Numbers beside a size: pieces, amounts, and codes of other systems. */
const COUNTS = /(?<!\S)(?<!aro )(?:\d+(?:[.,]\d+)?x?|r\$)(?!\S)/g;

/** Returns what a line asks for beside its size, as a text. */
const besideSize = ({ load, speed, plies, position, words }: ListLine) =>
  [
    words.replace(COUNTS, ' '),
    `${load ?? ''}${speed ?? ''}`,
    plies === null ? '' : `${plies} lonas`,
    position ?? '',
  ].join(' ');

/**
 * Parses a search: sizes and parts of sizes in any spelling, rims, load and speed, vehicles, and words, in any order. A
 * text with a whole size is read like a line of a list. If all words are insignificant, they are searched as they are.
 */
export function readSearch(term: string): CatalogueSearch {
  const line = readListLine(term, []);
  const size = line.size === null ? undefined : findTyreSize(line.size)?.size;
  if (size) {
    const beside = readParts(besideSize(line));
    return { ...beside, sizes: [wholeSize(size), ...beside.sizes] };
  }
  const { sizes, vehicles, words } = readParts(term);
  const isEmpty = sizes.length + vehicles.length + words.length === 0;
  return { sizes, vehicles, words: isEmpty ? foldSearch(term).trim().split(/\s+/) : words };
}
