import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { invalid } from '../base/http-error';

/** One record of a file: its line (the heading is line 1) and its cells by column. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Most lines and columns of a file, and signs of a record. */
export const MOST_ROWS = 50_000;
const MOST_COLUMNS = 100;
const LONGEST_RECORD = 100_000;
const SLICE = 64 * 1024;

/** Files of Brazilian spreadsheets are UTF-8 or Windows-1252; bytes that are no UTF-8 decide. */
function* decoded(content: Buffer): Generator<string> {
  const decoder = new TextDecoder(isUtf8(content) ? 'utf-8' : 'windows-1252');
  for (let from = 0; from < content.length; from += SLICE)
    yield decoder.decode(content.subarray(from, from + SLICE), { stream: true });
  yield decoder.decode();
}

/** The sign that separates the heading's cells. */
function separatorOf(beginning: string): ';' | ',' {
  const heading = beginning.slice(0, beginning.search(/\r?\n|$/));
  return heading.split(';').length >= heading.split(',').length ? ';' : ',';
}

const FORMULA_MARK = /^'(?=\s*[=+\-@\t\r])/;

interface Parsed {
  record: string[];
  info: { lines: number };
}

const notCsv = ({ lines }: { lines?: number }) =>
  invalid(`O arquivo não é um CSV válido${lines ? ` (linha ${lines})` : ''}.`);

async function* parsed(content: Buffer): AsyncGenerator<Parsed> {
  const [beginning = ''] = decoded(content.subarray(0, SLICE));
  const parser = parse({
    bom: true,
    delimiter: separatorOf(beginning),
    info: true,
    max_record_size: LONGEST_RECORD,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  Readable.from(decoded(content)).pipe(parser);
  try {
    yield* parser;
  } catch (error) {
    throw notCsv(error as { lines?: number });
  }
}

/**
 * The records of a file, its heading first, none in memory longer than it takes to read it.
 * @throws {HttpError} 400 where it is no CSV at all, or larger than what is taken.
 */
export async function* readCsv(content: Buffer): AsyncGenerator<CsvRecord> {
  let rows = 0;
  for await (const { record, info } of parsed(content)) {
    if (rows > MOST_ROWS) throw invalid(`O arquivo tem mais de ${MOST_ROWS.toLocaleString('pt-BR')} linhas. Divida-o.`);
    if (record.length > MOST_COLUMNS) throw invalid(`O arquivo tem mais de ${MOST_COLUMNS} colunas.`);
    rows += 1;
    yield { line: firstLine(info.lines, record), cells: record.map(plain) };
  }
}

/** The library tells the last line of a record; quoted cells may have spread it over several. */
function firstLine(last: number, record: string[]): number {
  return last - record.reduce((breaks, cell) => breaks + (cell.match(/\r\n|\n|\r/g)?.length ?? 0), 0);
}

/** Takes off what an export put before a cell that a spreadsheet would have run. */
const plain = (cell: string) => cell.replace(FORMULA_MARK, '');
