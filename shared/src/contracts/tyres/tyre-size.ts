/** A parsed tyre size. `key` consists of its digits and is identical for all spellings of one size. */
export interface TyreSize {
  /** The size in the notation of the trade: `205/55R16`, `295/80R22.5`, `11R22.5`, `18.4-34`, `31x10.50R15`. */
  text: string;
  key: string;
  /** The input after the size: load index and speed symbol as one word (`91V`), then other words. */
  rest: string;
}

/** Matches load index and speed symbol: `91V`, `91 v`, `110/108 R`. */
const SERVICE = /^(\d{2,3}(?:\/\d{2,3})?)\s?([A-HJ-NP-Y])(?![\p{L}\d])/iu;

const joinService = (rest: string) =>
  rest.replace(SERVICE, (_, load: string, speed: string) => `${load}${speed.toUpperCase()}`);

const RIM = String.raw`(\d{2})(?:[.,]?(5))?(?!\d)`;
const BUILD = String.raw`\s*(?:(Z?R|D|B|-|/)\s*)?`;

/** Matches 205/55R16, 205 55 16, 2055516, 205/55/16, 295/80 R22,5. */
const METRIC = new RegExp(String.raw`^(\d{3})(?:\s*[/ ]\s*)?([2-9]\d)${BUILD}${RIM}(C(?![A-Z]))?`, 'i');
/** Matches 205-55-16. */
const HYPHENS = new RegExp(String.raw`^(\d{3})\s*-\s*([2-9]\d)\s*()-\s*${RIM}(C(?![A-Z]))?`, 'i');
/**
 * Matches motorcycle sizes such as 80/100-18: no other tyre is as high as it is wide. Their widths are multiples of
 * ten, so `102/100 R` is read as load indexes and a speed symbol.
 */
const AS_HIGH = new RegExp(String.raw`^((?:[6-9]|1[0-4])0)\s*/\s*100\s*(R|-|\s)\s*${RIM}`, 'i');
/** Matches 31x10,50R15. */
const FLOTATION = new RegExp(String.raw`^(\d{2}(?:[.,]\d)?)\s*x\s*(\d{1,2})(?:[.,](\d{1,2}))?${BUILD}${RIM}`, 'i');
/**
 * Matches 11R22.5, 18.4-34, 12.4R24, 7.50-16, 12.5/80-18. The construction letter or hyphen separates width from rim
 * and cannot be omitted.
 */
const INCHES = new RegExp(String.raw`^(\d{1,2})(?:[.,](\d{1,2}))?(?:/(\d{2}))?\s*(R|-|\s)\s*${RIM}`, 'i');
/**
 * Matches 1000-20 and 750-16 (hundredths of an inch without the decimal point) and 185R14C (millimetres without an
 * aspect ratio). Such tyres have no larger rims, so `205 55` is read as a width and an aspect ratio.
 */
const WHOLE = /^(\d{3,4})\s{0,3}(R|-|\s)\s{0,3}(1\d|2[0-8])(?:[.,]?(5))?(?!\d)(C(?![A-Z]))?/i;

const rim = (whole: string, half: string | undefined) => (half ? `${whole}.5` : whole);
const digits = (text: string) => text.replace(/\D/g, '');
const builtAs = (letter: string | undefined) =>
  letter === undefined || !/[a-z-]/i.test(letter) ? 'R' : letter.toUpperCase();

type Reader = [RegExp, (groups: (string | undefined)[]) => string];

const metric: Reader[1] = ([, w, a, b, r = '', h, c]) => `${w}/${a}${builtAs(b)}${rim(r, h)}${c ? 'C' : ''}`;

const READERS: Reader[] = [
  [METRIC, metric],
  [HYPHENS, metric],
  [AS_HIGH, ([, w, b, r = '', h]) => `${w}/100${inchBuild(b)}${rim(r, h)}`],
  [
    FLOTATION,
    ([, d, w, p = '', b, r = '', h]) => `${d}x${w}.${p.padEnd(2, '0')}${builtAs(b)}${rim(r, h)}`.replace(',', '.'),
  ],
  [INCHES, ([, w, p, a, b, r = '', h]) => `${w}${p ? `.${p}` : ''}${a ? `/${a}` : ''}${inchBuild(b)}${rim(r, h)}`],
  [WHOLE, ([, w, b, r = '', h, c]) => `${w}${inchBuild(b)}${rim(r, h)}${c ? 'C' : ''}`],
];

function inchBuild(letter: string | undefined): string {
  return letter?.toUpperCase() === 'R' ? 'R' : '-';
}

function startOf(text: string): [match: RegExpExecArray, write: Reader[1]] | undefined {
  for (const [pattern, write] of READERS) {
    const match = pattern.exec(text);
    if (match) return [match, write];
  }
  return undefined;
}

/**
 * Parses the size at the beginning of a text, in any usual spelling, with or without load index and speed symbol.
 * Returns undefined if the text does not begin with a size.
 */
export function parseTyreSize(text: string): TyreSize | undefined {
  const input = text.trim();
  const [match, write] = startOf(input) ?? [];
  if (!match || !write) return undefined;
  const size = write([...match]);
  return { text: size, key: digits(size), rest: joinService(input.slice(match[0].length).trim()) };
}

/** Returns the length of the size at the beginning of a text, in characters; 0 if there is none. */
export const tyreSizeLength = (text: string): number => startOf(text)?.[0][0].length ?? 0;

/**
 * Returns digits that are identical for all spellings of a size. For a text that is no known size, returns its digits.
 */
export function tyreSizeKey(text: string): string {
  return parseTyreSize(text)?.key ?? digits(text);
}

/** A size found within a text, and the text before it. */
export interface FoundSize {
  size: TyreSize;
  before: string;
}

const NUMBER = /(?<![\p{L}\d.,/-])\d/gu;

/** Finds a size anywhere in a text, in any spelling; undefined if there is none. */
export function findTyreSize(text: string): FoundSize | undefined {
  let found: FoundSize | undefined;
  for (const { index } of text.matchAll(NUMBER)) {
    const size = parseTyreSize(text.slice(index));
    // in `91 205/55R16` the first number is not part of the size
    if (size && size.key.length > (found?.size.key.length ?? 0)) found = { size, before: text.slice(0, index).trim() };
  }
  return found;
}
