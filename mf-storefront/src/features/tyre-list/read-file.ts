import { MAX_LIST_BYTES, MAX_LIST_LINES } from '@rodovia/shared/contracts/quotations';
import { findTyreSize } from '@rodovia/shared/contracts/tyres';
import { listLines, sheetLines, tableLines } from './list-lines';

/** A file that cannot be read; the message says what to do. */
export class UnreadableFile extends Error {}

/** Maximum number of rows that are read from a sheet, some of which are empty. */
const MAX_ROWS = 2 * MAX_LIST_LINES;

export const TOO_LARGE = 'A lista tem mais de 2 MB. Divida-a ou traga só as linhas que interessam.';
const OLD_SHEET = 'Este formato de planilha não é lido. Salve como XLSX ou CSV, ou cole as linhas.';
const NO_LIST = 'Não consegui ler este arquivo. Envie texto, CSV ou XLSX, ou cole as linhas.';

/** Returns whether a file starts with the given bytes. */
const begins = (bytes: Uint8Array, ...marks: number[]) => marks.every((mark, at) => bytes[at] === mark);
const isZip = (bytes: Uint8Array) => begins(bytes, 0x50, 0x4b, 3, 4);
const isOldSheet = (bytes: Uint8Array) => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** Decodes UTF-16 with a byte-order mark, UTF-8, or Windows-1252 if the bytes are not valid UTF-8. */
function decode(bytes: Uint8Array): string {
  if (begins(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  if (begins(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Number of bytes that are searched for characters that no text contains. */
const LOOKED_AT = 4000;
const isBinary = (text: string) => /\p{Cc}/u.test(text.slice(0, LOOKED_AT).replace(/[\t\n\r\f]/g, ''));

const textOf = (cell: unknown) => (cell instanceof Date ? '' : String(cell ?? '').trim());

/** Counts sizes: of several sheets, the list is the one with the most sizes. */
const sizesIn = (lines: readonly string[]) => lines.filter((line) => findTyreSize(line) !== undefined).length;

async function linesOfWorkbook(file: Blob): Promise<string[]> {
  const { default: readSheets } = await import(/* webpackChunkName: "workbook" */ 'read-excel-file/browser');
  const sheets = await readSheets(file).catch(() => {
    throw new UnreadableFile(NO_LIST);
  });
  const lists = sheets.map(({ data }) => tableLines(data.slice(0, MAX_ROWS).map((row) => row.map(textOf))));
  return lists.reduce((best, lines) => (sizesIn(lines) > sizesIn(best) ? lines : best), lists[0] ?? []);
}

/**
 * Reads the lines of a file: text, CSV, or the sheet of an XLSX workbook with the most sizes.
 * @throws {UnreadableFile} with a message that says what to do.
 */
export async function linesOfFile(file: File): Promise<string[]> {
  if (file.size > MAX_LIST_BYTES) throw new UnreadableFile(TOO_LARGE);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isOldSheet(bytes)) throw new UnreadableFile(OLD_SHEET);
  if (isZip(bytes)) return linesOfWorkbook(file);
  const text = decode(bytes);
  if (isBinary(text)) throw new UnreadableFile(NO_LIST);
  return /\.(csv|tsv)$/i.test(file.name) ? sheetLines(text) : listLines(text);
}
