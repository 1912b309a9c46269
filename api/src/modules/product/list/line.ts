/** Where a tyre is mounted, in the catalogue's words. */
export type Position = 'Direcional' | 'Trativo' | 'Reboque' | 'Todos os eixos';

/** What a line of a customer's list was understood as; null where it does not say. */
export interface ListLine {
  quantity: number | null;
  /** As the trade writes it. */
  size: string | null;
  /** `91` or `152/148`. */
  load: string | null;
  speed: string | null;
  plies: number | null;
  position: Position | null;
  /** One of the brands that were given. */
  brand: string | null;
  /** What else the tyre has to be, as it can be searched for: words, parts of sizes, vehicles. */
  words: string;
  /** Words that may be the code of a product, as they were written. */
  codes: string[];
  /** Sentences about what may have been meant otherwise. */
  doubts: string[];
}

/** A line while it is read: `rest` is what nobody has understood yet, in lower case, without accents. */
export interface Reading extends ListLine {
  rest: string;
}

/** Stands in the rest where the size stood. */
export const SIZE = '§';

export const tidy = (text: string): string => text.replace(/ {2,}/g, ' ').trim();

/** Takes what a pattern finds out of the rest; what `read` answers false for stays. */
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

/** Sets what was not known; false where something is known already. */
export function note<Key extends 'load' | 'speed' | 'plies'>(line: Reading, key: Key, value: Reading[Key]): boolean {
  if (line[key] !== null) return false;
  line[key] = value;
  return true;
}
