/** A number with two decimals, such as centavos or hundredths of a percent. */
export class Hundredths {
  constructor(readonly count: number) {}
}

/** What a cell of an export can hold. */
export type FileCell = string | number | boolean | Hundredths | Date | null | undefined;

/** A column of an export: its heading and the cell of a record. */
export type FileColumn<T> = [heading: string, cell: (record: T) => FileCell];

/** Returns a cell with two decimals, empty if there is no number. */
export const hundredths = (count: number | null | undefined): FileCell =>
  count === null || count === undefined ? null : new Hundredths(count);

/** Returns a cell with an instant, empty if there is none. */
export const moment = (instant: string | null | undefined): FileCell => (instant ? new Date(instant) : null);

/** Returns how a truth is written in files. */
export const truthWord = (value: boolean) => (value ? 'Sim' : 'Não');

/** Returns whether a text, with or without protecting apostrophes, would be executed by a spreadsheet. */
export const looksLikeFormula = (text: string) => /^'*\s*[=+\-@\t\r]/.test(text);

/** Minimum number of characters per chunk of a file: a write per row would cost more than the rows. */
export const CHUNK = 16_384;
