import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { invalid } from '../base/http-error';
import { type CsvRecord, isBlank, MAX_COLUMNS, MAX_ROWS, plainCell, tooManyColumns, tooManyRows } from './file-record';

/** Maximum number of characters of a record. */
const MAX_RECORD_LENGTH = 100_000;
const SLICE = 64 * 1024;

/** Byte-order marks of UTF-16, which spreadsheets write as 'Texto Unicode'. */
const WIDE = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;

/**
 * Files of Brazilian spreadsheets are UTF-16 with a byte-order mark, UTF-8, or Windows-1252 if the bytes are not valid
 * UTF-8.
 */
function decoderFor(content: Buffer): TextDecoder {
  const wide = WIDE.find(([, first, second]) => content[0] === first && content[1] === second);
  if (wide) return new TextDecoder(wide[0], { fatal: true });
  return new TextDecoder(isUtf8(content) ? 'utf-8' : 'windows-1252');
}

function* decoded(content: Buffer): Generator<string> {
  const decoder = decoderFor(content);
  for (let from = 0; from < content.length; from += SLICE)
    yield decoder.decode(content.subarray(from, from + SLICE), { stream: true });
  yield decoder.decode();
}

const SEPARATORS = [';', '\t', ','] as const;

/** Returns the separator: the candidate that occurs most often in the heading. */
function separatorOf(beginning: string): string {
  const [heading = ''] = beginning.trimStart().split(/[\r\n]/, 1);
  const times = (sign: string) => heading.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (times(sign) > times(best) ? sign : best));
}

const notCsv = ({ lines }: { lines?: number }) =>
  invalid(`O arquivo não é um CSV válido${lines ? ` (linha ${lines})` : ''}.`);

interface Parsed {
  record: string[];
  info: { empty_lines: number };
}

async function* parsed(content: Buffer): AsyncGenerator<Parsed> {
  try {
    const [beginning = ''] = decoded(content);
    const parser = parse({
      bom: true,
      delimiter: separatorOf(beginning),
      info: true,
      max_record_size: MAX_RECORD_LENGTH,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    const text = Readable.from(decoded(content));
    text.once('error', (error) => parser.destroy(error));
    text.pipe(parser);
    yield* parser;
  } catch (error) {
    throw notCsv(error as { lines?: number });
  }
}

/**
 * Streams the records of a text file, heading first. Lines are numbered as in a spreadsheet: empty ones count, and a
 * quoted cell with line breaks counts once.
 * @throws {HttpError} 400 if it is no CSV, or too large.
 */
export async function* readCsv(content: Buffer): AsyncGenerator<CsvRecord> {
  let records = 0;
  for await (const { record, info } of parsed(content)) {
    if (records > MAX_ROWS) throw tooManyRows();
    if (record.length > MAX_COLUMNS) throw tooManyColumns();
    records += 1;
    if (!isBlank(record)) yield { line: records + info.empty_lines, cells: record.map(plainCell) };
  }
}
