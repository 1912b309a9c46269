import { parse } from 'csv-parse/sync';
import { invalid } from '../base/http-error';

/** One record of a file: its line (the heading is line 1) and its cells by column. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

export interface CsvFile {
  headings: string[];
  records: CsvRecord[];
}

/** Files of Brazilian spreadsheets are UTF-8 or Windows-1252; bytes that are no UTF-8 decide. */
export function decodeCsv(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** The sign that separates the heading's cells. */
function separatorOf(text: string): ';' | ',' {
  const heading = text.slice(0, text.search(/\r?\n|$/));
  return heading.split(';').length >= heading.split(',').length ? ';' : ',';
}

const FORMULA_MARK = /^'(?=\s*[=+\-@\t\r])/;

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** Reads a file with a heading. @throws {HttpError} 400 where it is no CSV at all. */
export function readCsv(content: Buffer): CsvFile {
  const text = decodeCsv(content).replace(/^\uFEFF/, '');
  try {
    const rows = parse(text, {
      delimiter: separatorOf(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      // `info` wraps every record, which the library's types do not say.
    }) as unknown as Parsed[];
    const [heading, ...others] = rows;
    const records = others.map(({ record, info }) => ({
      line: firstLine(info.lines, record),
      cells: record.map(plain),
    }));
    return { headings: heading?.record ?? [], records };
  } catch (error) {
    const line = (error as { lines?: number }).lines;
    throw invalid(`O arquivo não é um CSV válido${line ? ` (linha ${line})` : ''}.`);
  }
}

/** The library tells the last line of a record; quoted cells may have spread it over several. */
function firstLine(last: number, record: string[]): number {
  return last - record.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}

/** Takes off what an export put before a cell that a spreadsheet would have run. */
const plain = (cell: string) => cell.replace(FORMULA_MARK, '');
