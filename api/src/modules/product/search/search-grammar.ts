import { foldText } from '@rodovia/shared/contracts/rules';
import { findTyreSize, type TyreSize } from '@rodovia/shared/contracts/tyres';
import { IDLE_WORDS, VEHICLE_WORDS, type VehicleWords } from '@rodovia/shared/contracts/vehicles';

/** A condition on sizes: beginning of the digits, rim, or text; all or any of several. */
export type SizeCondition =
  | { key: string }
  | { rim: string }
  | { text: string }
  | { all: SizeCondition[] }
  | { any: SizeCondition[] };

/** A vehicle in the words of the search. */
export interface AskedVehicle extends Pick<VehicleWords, 'type' | 'group'> {
  word: string;
}

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

/** Folds a search text and unifies the spelling of sizes and inches. */
export const foldSearch = (text: string): string =>
  foldText(text)
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[“”″]|''/g, '"')
    .replace(/(?<!\p{L})(?:p|lt)(?=\d{3}\/)/gu, '')
    .replace(/(?<=\d\s?)rf(?=\s?\d)/g, 'r')
    .replace(/(\d{3})\s?[x×]\s?(\d{2})\s?[x×]\s?(?=\d{2})/g, '$1/$2r')
    .replace(/(?<=(?:\d{3}|\d\.\d+)\s?)[x×](?=\s?\d{2}(?!\d|\.))/g, '-')
    .replace(/(\d{3} \d{2} (?:17|19|22|24)) 5(?!\d)/g, '$1.5');

/** Returns the singular of a word, by the common rules of Portuguese. */
export function singular(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?:oes|aes)$/, 'ao')
    .replace(/([aeo])is$/, '$1l')
    .replace(/ns$/, 'm')
    .replace(/([rz])es$/, '$1')
    .replace(/([aeiou])s$/, '$1');
}

const VEHICLES = new Map<string, VehicleWords>(
  VEHICLE_WORDS.flatMap((entry) => entry.words.map((word) => [word, entry] as const)),
);
const MAX_PHRASE_WORDS = 3;

/** Returns the vehicle named by a word, or by a word that `isMeant` accepts. */
export function vehicleCalled(word: string, isMeant = (known: string) => known === word): AskedVehicle | undefined {
  for (const [known, { type, group }] of VEHICLES) if (isMeant(known)) return { type, group, word: known };
  return undefined;
}

/** Matches load index and speed symbol; `r`, `d` and `b` before a number belong to a size. */
const SERVICE = /(?<![\p{L}\d/.-])(\d{2,3}(?:\/\d{2,3})?)\s?(a[1-8]|[a-hj-np-y])(?![\p{L}\d])(?!\s?\d)/gu;
const LOWEST_LOAD = 50;
const PLIES = /(?<![\p{L}\d.])(\d{1,2})\s?(?:lonas?|pr)(?![\p{L}\d])/gu;
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

/** Returns the vehicles named by single or several words, and the remaining words. */
function namedVehicles(words: string[]): Pick<CatalogueSearch, 'vehicles' | 'words'> {
  const vehicles: AskedVehicle[] = [];
  const others: string[] = [];
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: MAX_PHRASE_WORDS }, (_, i) => MAX_PHRASE_WORDS - i);
    const called = lengths.flatMap((length) => {
      const phrase = words.slice(at, at + length);
      const spellings = [phrase, phrase.map(singular), phrase.map((word) => word.replace(/s$/, ''))];
      const vehicle = spellings.map((words) => vehicleCalled(words.join(' '))).find(Boolean);
      return vehicle && phrase.length === length ? [{ vehicle, length }] : [];
    })[0];
    if (called) vehicles.push(called.vehicle);
    else others.push(words[at] ?? '');
    at += called?.length ?? 1;
  }
  return { vehicles, words: others };
}

const isIdle = (word: string) => IDLE_WORDS.has(word) || IDLE_WORDS.has(singular(word));

/**
 * Parses a search: sizes and parts of sizes in any spelling, rims, load and speed, vehicles, and words, in any order.
 * If all words are insignificant, they are searched as they are.
 */
export function readSearch(term: string): CatalogueSearch {
  const sizes: SizeCondition[] = [];
  const words: string[] = [];
  let rest = foldSearch(term);
  const take = (pattern: RegExp, read: (all: string, ...groups: string[]) => boolean) => {
    rest = rest.replace(pattern, (all, ...groups) => (read(all, ...(groups as string[])) ? ' ' : all));
  };
  const vehicleShapes = namedVehicles(rest.split(/\s+/).filter((word) => /^\dx\d$/.test(word)));
  take(/(?<![\p{L}\d])\dx\d(?![\p{L}\d])/gu, () => true);
  take(PLIES, (_, plies = '') => words.push(`${plies}pr`) > 0);
  take(SERVICE, (_, load = '', speed = '') => Number.parseInt(load, 10) >= LOWEST_LOAD && words.push(load + speed) > 0);
  for (const pattern of RIMS) take(pattern, (_, rim = '') => sizes.push({ rim }) > 0);
  const found = findTyreSize(rest);
  if (found) {
    sizes.push(wholeSize(found.size));
    rest = `${found.before} ${found.size.rest.toLowerCase()}`;
  } else take(NUMBERS, (text) => sizes.push(numbers(text)) > 0);
  const spoken = rest.split(/[\s,;:()!?]+/).filter((word) => /[\p{L}\d]/u.test(word));
  const named = namedVehicles(spoken);
  const vehicles = [...vehicleShapes.vehicles, ...named.vehicles];
  const telling = [...words, ...named.words.filter((word) => !isIdle(word))];
  const isEmpty = sizes.length + vehicles.length + telling.length === 0;
  return { sizes, vehicles, words: isEmpty ? foldSearch(term).trim().split(/\s+/) : telling };
}
