/** A column of an export: its heading and the cell of a record. */
export type CsvColumn<T> = [heading: string, cell: (record: T) => string | number | boolean | null | undefined];

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Matches what a spreadsheet would execute as a formula, and text that already looks protected. */
const FORMULA = /^'*\s*[=+\-@\t\r]/;
const NEEDS_QUOTES = /[;"\r\n]/;

const brazilianDate = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Formats an instant like a Brazilian spreadsheet. */
export const csvDate = (instant: string) => brazilianDate.format(new Date(instant)).replace(',', '');

function text(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  // protects against formula injection
  return FORMULA.test(value) ? `'${value}` : value;
}

/** Formats one cell: protected against formula injection, and quoted if needed. */
export function csvCell(value: string | number | boolean | null | undefined): string {
  const plain = text(value);
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const line = (cells: string[]) => `${cells.join(';')}\r\n`;

/** Minimum number of characters per chunk: a write per line would cost more than the lines. */
const CHUNK = 16_384;

/** Streams a `;` separated file with headings, in UTF-8 with byte-order mark, in chunks of whole lines. */
export async function* csvChunks<T>(columns: CsvColumn<T>[], records: AsyncIterable<T>): AsyncGenerator<string> {
  let chunk = BYTE_ORDER_MARK + line(columns.map(([heading]) => csvCell(heading)));
  for await (const record of records) {
    chunk += line(columns.map(([, cell]) => csvCell(cell(record))));
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}
