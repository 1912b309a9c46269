import type { ImportItem } from '@rodovia/shared/contracts';
import { invalid } from '../base/http-error';
import { type CsvRecord, readCsv } from './read-csv';

/** Says of a cell of the line at hand what is wrong with it. */
export type Report = (column: string, text: string) => void;

/** A good line: what it is known by, and what is written of it. */
export interface CheckedRow<Row extends object> {
  line: number;
  key: string;
  row: Row;
}

interface Checked<Row extends object> {
  key: string;
  row: Row;
  /** What bad cells of the line are listed under. */
  code: string;
}

/** Checks one line after the other; `report` names bad cells, `warn` those to look at. */
export type RowCheck<Row extends object> = (record: CsvRecord, report: Report, warn: Report) => Checked<Row>;

/** Makes a check of the headings of a file. @throws {HttpError} 400 naming missing columns. */
export type FileCheck<Row extends object> = (headings: string[]) => RowCheck<Row>;

/** What a file says, line by line. */
export interface CheckedFile<Row extends object> {
  headings: string[];
  rows: CheckedRow<Row>[];
  errors: ImportItem[];
  warnings: ImportItem[];
  /** How many lines are wrong. */
  wrong: number;
}

/** Nobody reads more of them, and a file of nonsense must not fill the memory. */
export const MOST_ITEMS = 1000;

function reporter(items: ImportItem[], found: ImportItem[]): void {
  for (const item of found) if (items.length < MOST_ITEMS) items.push(item);
}

/** The columns that a file does not have. @throws {HttpError} 400 naming them. */
export function requireColumns(required: string[], has: (heading: string) => boolean): void {
  const missing = required.filter((heading) => !has(heading));
  if (missing.length > 0) throw invalid(`Faltam colunas no arquivo: ${missing.join(', ')}.`);
}

/** Reads a file and checks every cell. Bad lines are counted, and named up to a thousand cells. */
export async function checkCsv<Row extends object>(content: Buffer, open: FileCheck<Row>): Promise<CheckedFile<Row>> {
  const file: CheckedFile<Row> = { headings: [], rows: [], errors: [], warnings: [], wrong: 0 };
  let check: RowCheck<Row> | undefined;
  for await (const record of readCsv(content)) {
    if (!check) {
      file.headings = record.cells;
      check = open(record.cells);
      continue;
    }
    const errors: [string, string][] = [];
    const warnings: [string, string][] = [];
    const { code, ...checked } = check(
      record,
      (...error) => errors.push(error),
      (...warning) => warnings.push(warning),
    );
    const item = ([Column, text]: [string, string]) => ({ Line: record.line, Column, Code: code, Error: text });
    reporter(file.errors, errors.map(item));
    reporter(file.warnings, warnings.map(item));
    if (errors.length > 0) file.wrong += 1;
    else file.rows.push({ line: record.line, ...checked });
  }
  if (!check) open([]);
  return file;
}
