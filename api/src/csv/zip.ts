import { crc32, createInflateRaw } from 'node:zlib';
import { invalid } from '../base/http-error';

/** A file in an archive, according to its directory. */
export interface ZipEntry {
  name: string;
  /** Offset of the compressed data. */
  from: number;
  packed: number;
  size: number;
  checksum: number;
  isDeflated: boolean;
}

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const LOCAL_SIZE = 30;
const MAX_COMMENT_LENGTH = 0xffff;
const MAX_ENTRIES = 5000;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
const NOT_IN_32_BITS = 0xffffffff;

/** Error for a file that cannot be read as a spreadsheet. */
export const notASheet = () => invalid('O arquivo não é uma planilha XLSX válida. Abra-o e salve-o de novo.');
/** Error for a password-protected file. */
export const isProtected = () => invalid('A planilha está protegida por senha. Salve-a sem senha.');

function endOf(content: Buffer): number {
  const earliest = Math.max(0, content.length - END_SIZE - MAX_COMMENT_LENGTH);
  for (let at = content.length - END_SIZE; at >= earliest; at -= 1)
    if (content.readUInt32LE(at) === END_MARK) return at;
  throw notASheet();
}

function entryAt(content: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (content.readUInt32LE(at) !== ENTRY_MARK) throw notASheet();
  if (content.readUInt16LE(at + 8) & ENCRYPTED) throw isProtected();
  const method = content.readUInt16LE(at + 10);
  const packed = content.readUInt32LE(at + 20);
  const size = content.readUInt32LE(at + 24);
  const nameLength = content.readUInt16LE(at + 28);
  const local = content.readUInt32LE(at + 42);
  const extras = content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  if (packed === NOT_IN_32_BITS || size === NOT_IN_32_BITS || (method !== STORED && method !== DEFLATED))
    throw notASheet();
  if (content.readUInt32LE(local) !== LOCAL_MARK) throw notASheet();
  const from = local + LOCAL_SIZE + content.readUInt16LE(local + 26) + content.readUInt16LE(local + 28);
  if (from + packed > content.length || (method === STORED && size !== packed)) throw notASheet();
  const name = content.toString('utf8', at + ENTRY_SIZE, at + ENTRY_SIZE + nameLength);
  return {
    entry: { name, from, packed, size, checksum: content.readUInt32LE(at + 16), isDeflated: method === DEFLATED },
    next: at + ENTRY_SIZE + nameLength + extras,
  };
}

/**
 * Returns the files of an archive by name.
 * @throws {HttpError} 400 if it is none, or encrypted.
 */
export function zipEntries(content: Buffer): Map<string, ZipEntry> {
  try {
    const end = endOf(content);
    const count = content.readUInt16LE(end + 10);
    if (count > MAX_ENTRIES) throw notASheet();
    const entries = new Map<string, ZipEntry>();
    for (let at = content.readUInt32LE(end + 16), left = count; left > 0; left -= 1) {
      const { entry, next } = entryAt(content, at);
      entries.set(entry.name, entry);
      at = next;
    }
    return entries;
  } catch (error) {
    // an offset beyond the end of the file
    if (error instanceof RangeError) throw notASheet();
    throw error;
  }
}

const PIECE = 64 * 1024;

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: PIECE });
  inflate.end(packed);
  try {
    yield* inflate as AsyncIterable<Buffer>;
  } catch {
    throw notASheet();
  } finally {
    inflate.destroy();
  }
}

/**
 * Streams the unpacked content of an entry. It ends if there is more than the directory states, so that a zip bomb
 * cannot inflate further.
 */
export async function* unpacked(content: Buffer, entry: ZipEntry): AsyncGenerator<Buffer> {
  const packed = content.subarray(entry.from, entry.from + entry.packed);
  let size = 0;
  let checksum = 0;
  for await (const piece of entry.isDeflated ? inflated(packed) : [packed]) {
    size += piece.length;
    if (size > entry.size) throw notASheet();
    checksum = crc32(piece, checksum);
    yield piece;
  }
  if (size !== entry.size || checksum !== entry.checksum) throw notASheet();
}
