import type { ImportItem } from '@rodovia/shared/contracts/catalog';
import { invalid } from '../base/http-error';
import type { CsvRecord } from './file-record';
import { readFile } from './read-file';

/** Reports an error in a cell of the current line. */
export type Report = (column: string, text: string) => void;

/** A valid line: its key, and the values to write. */
export interface CheckedRow<Row extends object> {
  line: number;
  key: string;
  row: Row;
}

interface Checked<Row extends object> {
  key: string;
  row: Row;
  /** Identifier under which invalid cells of the line are reported. */
  code: string;
}

/** Validates one line after the other; `report` is for invalid cells, `warn` for suspicious ones. */
export type RowCheck<Row extends object> = (record: CsvRecord, report: Report, warn: Report) => Checked<Row>;

/**
 * Creates the validation for the headings of a file.
 * @throws {HttpError} 400 with missing columns.
 */
export type FileCheck<Row extends object> = (headings: string[]) => RowCheck<Row>;

/** Content of a file by line. */
export interface CheckedFile<Row extends object> {
  headings: string[];
  rows: CheckedRow<Row>[];
  errors: ImportItem[];
  warnings: ImportItem[];
  /** Number of invalid lines. */
  wrong: number;
}

/** Maximum number of reported cells: nobody reads more, and they must not fill the memory. */
export const MAX_ITEMS = 1000;

function reporter(items: ImportItem[], found: ImportItem[]): void {
  for (const item of found) if (items.length < MAX_ITEMS) items.push(item);
}

const MAX_NAMED = 20;

/** Names the first of many. */
export const listed = (names: readonly string[]) =>
  names.length > MAX_NAMED ? `${names.slice(0, MAX_NAMED).join(', ')}…` : names.join(', ');

/** Returns a sentence about unknown columns; empty if there are none. */
export const unknownColumns = (unknown: readonly string[]) =>
  unknown.length === 0
    ? ''
    : `${unknown.length === 1 ? 'Coluna desconhecida' : 'Colunas desconhecidas'}: ${listed(unknown)}.`;

/**
 * Checks that a file has the required columns.
 * @throws {HttpError} 400 with the missing columns, and the `unknown` ones found instead.
 */
export function requireColumns(required: string[], has: (heading: string) => boolean, unknown: string[] = []): void {
  const missing = required.filter((heading) => !has(heading));
  if (missing.length > 0)
    throw invalid(`Faltam colunas no arquivo: ${missing.join(', ')}. ${unknownColumns(unknown)}`.trimEnd());
}

/** A line with its cells, what it says, and what is wrong or suspicious about it. */
interface SeenLine<Row extends object> extends Checked<Row> {
  line: number;
  cells: string[];
  errors: ImportItem[];
  warnings: ImportItem[];
}

/** Reads a file and validates every cell; `onHeadings` gets its first line. */
async function* seenLines<Row extends object>(
  content: Buffer,
  open: FileCheck<Row>,
  onHeadings: (headings: string[]) => void,
): AsyncGenerator<SeenLine<Row>> {
  let check: RowCheck<Row> | undefined;
  for await (const record of readFile(content)) {
    if (!check) {
      onHeadings(record.cells);
      check = open(record.cells);
      continue;
    }
    const errors: [string, string][] = [];
    const warnings: [string, string][] = [];
    const checked = check(
      record,
      (...error) => errors.push(error),
      (...warning) => warnings.push(warning),
    );
    const item = ([Column, text]: [string, string]) => ({
      Line: record.line,
      Column,
      Code: checked.code,
      Error: text,
    });
    yield { ...record, ...checked, errors: errors.map(item), warnings: warnings.map(item) };
  }
  if (!check) open([]);
}

/** Reads a file and validates every cell. Invalid lines are counted, and up to a thousand cells are reported. */
export async function checkCsv<Row extends object>(content: Buffer, open: FileCheck<Row>): Promise<CheckedFile<Row>> {
  const file: CheckedFile<Row> = { headings: [], rows: [], errors: [], warnings: [], wrong: 0 };
  const onHeadings = (headings: string[]) => {
    file.headings = headings;
  };
  for await (const { line, key, row, errors, warnings } of seenLines(content, open, onHeadings)) {
    reporter(file.errors, errors);
    reporter(file.warnings, warnings);
    if (errors.length > 0) file.wrong += 1;
    else file.rows.push({ line, key, row });
  }
  return file;
}

/** An invalid line as it stands in the file, with the reasons in words. */
export interface RefusedLine {
  cells: string[];
  reasons: string;
}

/**
 * Reads a file again and streams its invalid lines, however many they are.
 * @param taken further errors by line, which only the database knows.
 */
export async function* refusedLines<Row extends object>(
  content: Buffer,
  open: FileCheck<Row>,
  taken: ReadonlyMap<number, ImportItem>,
): AsyncGenerator<RefusedLine> {
  for await (const { line, cells, errors } of seenLines(content, open, () => undefined)) {
    const further = taken.get(line);
    const all = further ? [...errors, further] : errors;
    if (all.length > 0) yield { cells, reasons: all.map(({ Column, Error: text }) => `${Column}: ${text}`).join(' ') };
  }
}
