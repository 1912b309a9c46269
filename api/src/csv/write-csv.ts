import { CHUNK, type FileCell, type FileColumn, Hundredths, looksLikeFormula, truthWord } from './file-column';

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
const NEEDS_QUOTES = /[;"\r\n]/;

const brazilianDate = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

const written = (instant: Date) => brazilianDate.format(instant).replace(',', '');

/** Formats an instant like a Brazilian spreadsheet. */
export const csvDate = (instant: string) => written(new Date(instant));

const decimal = (digits: string) => digits.replace('.', ',');

function text(value: FileCell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return decimal(String(value));
  if (typeof value === 'boolean') return truthWord(value);
  if (value instanceof Hundredths) return decimal((value.count / 100).toFixed(2));
  if (value instanceof Date) return written(value);
  // protects against formula injection
  return looksLikeFormula(value) ? `'${value}` : value;
}

/** Formats one cell: protected against formula injection, and quoted if needed. */
export function csvCell(value: FileCell): string {
  const plain = text(value);
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const line = (cells: string[]) => `${cells.join(';')}\r\n`;

/** Streams a `;` separated file with headings, in UTF-8 with byte-order mark, in chunks of whole lines. */
export async function* csvChunks<T>(columns: FileColumn<T>[], records: AsyncIterable<T>): AsyncGenerator<string> {
  let chunk = BYTE_ORDER_MARK + line(columns.map(([heading]) => csvCell(heading)));
  for await (const record of records) {
    chunk += line(columns.map(([, cell]) => csvCell(cell(record))));
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}
