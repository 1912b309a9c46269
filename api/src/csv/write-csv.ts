/** One column of an export: its heading and the cell of a record. */
export type CsvColumn<T> = [heading: string, cell: (record: T) => string | number | boolean | null | undefined];

/** Lets spreadsheets read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What a spreadsheet would run, and what would read as if it had been kept from that. */
const FORMULA = /^'*\s*[=+\-@\t\r]/;
const NEEDS_QUOTES = /[;"\r\n]/;

const brazilianDate = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant of the wire as a Brazilian spreadsheet shows it. */
export const csvDate = (instant: string) => brazilianDate.format(new Date(instant)).replace(',', '');

function text(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  // A cell that a spreadsheet would run is made plain text.
  return FORMULA.test(value) ? `'${value}` : value;
}

/** One cell, neutralised and quoted where needed. */
export function csvCell(value: string | number | boolean | null | undefined): string {
  const plain = text(value);
  return NEEDS_QUOTES.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const line = (cells: string[]) => `${cells.join(';')}\r\n`;

/** So many characters at least leave together: a call for each line would cost more than the lines. */
const CHUNK = 16_384;

/** A `;` separated file with a heading, in UTF-8 with byte-order mark, in chunks of whole lines. */
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
