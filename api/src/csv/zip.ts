import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { HttpError, invalid } from '../base/http-error';

/** An archive with its files by name. */
export interface Archive {
  zip: ZipFile;
  entries: Map<string, Entry>;
}

const MAX_ENTRIES = 5000;

/** Error for a file that cannot be read as a spreadsheet. */
export const notASheet = () => invalid('O arquivo não é uma planilha XLSX válida. Abra-o e salve-o de novo.');
/** Error for a password-protected file. */
export const isProtected = () => invalid('A planilha está protegida por senha. Salve-a sem senha.');

const refused = (error: unknown) => (error instanceof HttpError ? error : notASheet());

/**
 * Reads the directory of an archive.
 * @throws {HttpError} 400 if it is none, or encrypted.
 */
export async function openArchive(content: Buffer): Promise<Archive> {
  try {
    const zip = await fromBufferPromise(content);
    if (zip.entryCount > MAX_ENTRIES) throw notASheet();
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw isProtected();
      entries.set(entry.fileName, entry);
    }
    return { zip, entries };
  } catch (error) {
    throw refused(error);
  }
}

/**
 * Streams the unpacked content of an entry. It ends if there is more than the directory states, so that a zip bomb
 * cannot inflate further.
 * @throws {HttpError} 400 if the content differs from the size or the checksum in the directory.
 */
export async function* unpacked({ zip }: Archive, entry: Entry): AsyncGenerator<Buffer> {
  let checksum = 0;
  try {
    for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      checksum = crc32(piece, checksum);
      yield piece;
    }
  } catch (error) {
    throw refused(error);
  }
  if (checksum !== entry.crc32) throw notASheet();
}
