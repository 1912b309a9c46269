import { invalid } from '../base/http-error';
import type { CsvRecord } from './file-record';
import { readCsv } from './read-csv';
import { readSheet } from './read-sheet';
import { isProtected } from './zip';

const ARCHIVE = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
/** Signature of OLE files: workbooks before 2007, and password-protected ones. */
const CONTAINER = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

const beginsWith = (content: Buffer, mark: Buffer) => content.subarray(0, mark.length).equals(mark);

/**
 * Streams the records of a file, heading first: an XLSX sheet or separated text. The format is detected by its first
 * bytes, not by its name.
 * @throws {HttpError} 400 if it is neither, or too large.
 */
export function readFile(content: Buffer): AsyncGenerator<CsvRecord> {
  if (beginsWith(content, ARCHIVE)) return readSheet(content);
  if (!beginsWith(content, CONTAINER)) return readCsv(content);
  throw content.includes(ENCRYPTED)
    ? isProtected()
    : invalid('Planilhas XLS, do Excel 97 a 2003, não são lidas. Salve o arquivo como XLSX ou CSV.');
}
