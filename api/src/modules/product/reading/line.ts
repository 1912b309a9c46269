/** Position of a tyre, in the words of the catalogue. */
export type Position = 'Direcional' | 'Trativo' | 'Reboque' | 'Todos os eixos';

/** A parsed line; unspecified values are null. */
export interface ListLine {
  quantity: number | null;
  /** In the notation of the trade. */
  size: string | null;
  /** `91` or `152/148`. */
  load: string | null;
  speed: string | null;
  plies: number | null;
  position: Position | null;
  /** One of the given brands. */
  brand: string | null;
  /** What the line asks for if that is no tyre: inner tubes, wheels, valves. */
  goods: string | null;
  /** Remaining search text: words, parts of sizes, vehicles. */
  words: string;
  /** All sizes, most likely first. */
  sizes: string[];
  /** Words that may be product codes, as written. */
  codes: string[];
  /** Sentences about ambiguities. */
  doubts: string[];
}

/** A line while it is parsed: `rest` is the folded text that has not been understood yet. */
export interface Reading extends ListLine {
  rest: string;
}

/** Placeholder for the size in `rest`. */
export const SIZE = '§';

/** Collapses repeated spaces and trims the text. */
export const tidy = (text: string): string => text.replace(/ {2,}/g, ' ').trim();

/** Removes matches of a pattern from `rest`, unless `read` returns false. */
export function take(line: Reading, pattern: RegExp, read: (...groups: string[]) => boolean | undefined): void {
  const rest = line.rest.replace(pattern, (all, ...found) => {
    const groups = found.slice(
      0,
      found.findIndex((one) => typeof one === 'number'),
    );
    return read(...groups.map((group) => group ?? '')) === false ? all : ' ';
  });
  line.rest = tidy(rest);
}

/** Sets a value; returns false if it is already set. */
export function note<Key extends 'load' | 'speed' | 'plies'>(line: Reading, key: Key, value: Reading[Key]): boolean {
  if (line[key] !== null) return false;
  line[key] = value;
  return true;
}
