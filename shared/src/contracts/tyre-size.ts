/** A tyre size taken apart. `key` is its digits: equal for every spelling of one size. */
export interface TyreSize {
  /** How the trade writes it: `205/55R16`, `295/80R22.5`, `11R22.5`, `18.4-34`, `31x10.50R15`. */
  text: string;
  key: string;
  /** What follows the size in the input: load index and speed symbol in one word (`91V`), then other words. */
  rest: string;
}

/** `91V`, `91 v`, `110/108 R`. */
const SERVICE = /^(\d{2,3}(?:\/\d{2,3})?)\s?([A-HJ-NP-Y])(?![\p{L}\d])/iu;

const joinService = (rest: string) =>
  rest.replace(SERVICE, (_, load: string, speed: string) => `${load}${speed.toUpperCase()}`);

const RIM = String.raw`(\d{2})(?:[.,]?(5))?(?!\d)`;
const BUILD = String.raw`\s*(?:(Z?R|D|B|-|/)\s*)?`;

/** 205/55R16, 205 55 16, 2055516, 205/55/16, 295/80 R22,5. */
const METRIC = new RegExp(String.raw`^(\d{3})(?:\s*[/ ]\s*)?([2-9]\d)${BUILD}${RIM}(C(?![A-Z]))?`, 'i');
/** 205-55-16. */
const HYPHENS = new RegExp(String.raw`^(\d{3})\s*-\s*([2-9]\d)\s*()-\s*${RIM}(C(?![A-Z]))?`, 'i');
/** 80/100-18, of a motorcycle: no other tyre is as high as it is wide. Its widths are tens: `102/100 R` are loads and a speed. */
const AS_HIGH = new RegExp(String.raw`^((?:[6-9]|1[0-4])0)\s*/\s*100\s*(R|-|\s)\s*${RIM}`, 'i');
/** 31x10,50R15. */
const FLOTATION = new RegExp(String.raw`^(\d{2}(?:[.,]\d)?)\s*x\s*(\d{1,2})(?:[.,](\d{1,2}))?${BUILD}${RIM}`, 'i');
/** 11R22.5, 18.4-34, 12.4R24, 7.50-16, 12.5/80-18: here the build separates width from rim, so it cannot be left out. */
const INCHES = new RegExp(String.raw`^(\d{1,2})(?:[.,](\d{1,2}))?(?:/(\d{2}))?\s*(R|-|\s)\s*${RIM}`, 'i');
/** 1000-20, 750-16: hundredths of an inch without their point; 185R14C: millimetres without an aspect ratio. No such tyre has a larger rim: `205 55` is a width and a profile. */
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
 * Reads the size that a text begins with, in any of the usual spellings, with or without index and speed.
 * Undefined when it begins with something else.
 */
export function parseTyreSize(text: string): TyreSize | undefined {
  const input = text.trim();
  const [match, write] = startOf(input) ?? [];
  if (!match || !write) return undefined;
  const size = write([...match]);
  return { text: size, key: digits(size), rest: joinService(input.slice(match[0].length).trim()) };
}

/** So many characters of a text are the size that it begins with, in any of the usual spellings; 0 where it begins with none. */
export const tyreSizeLength = (text: string): number => startOf(text)?.[0][0].length ?? 0;

/** Digits that are equal for every spelling of one size; of a text that is no known size, simply its digits. */
export function tyreSizeKey(text: string): string {
  return parseTyreSize(text)?.key ?? digits(text);
}

/** A size inside a text, and what stands before it. */
export interface FoundSize {
  size: TyreSize;
  before: string;
}

const NUMBER = /(?<![\p{L}\d.,/-])\d/gu;

/** Finds the size that a text names anywhere, in any spelling; undefined where it names none. */
export function findTyreSize(text: string): FoundSize | undefined {
  let found: FoundSize | undefined;
  for (const { index } of text.matchAll(NUMBER)) {
    const size = parseTyreSize(text.slice(index));
    // `91 205/55R16`: the number before is none of its parts
    if (size && size.key.length > (found?.size.key.length ?? 0)) found = { size, before: text.slice(0, index).trim() };
  }
  return found;
}
