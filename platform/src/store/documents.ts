import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Documents by key (`channels/live/mf-a/00000001.json`) with conditional creation. */
export interface Documents {
  /** Returns all keys below a prefix that ends with `/`, in no order. */
  list(prefix: string): Promise<string[]>;
  /** Returns the content of a key; null if it does not exist. */
  get(key: string): Promise<Buffer | null>;
  /** Creates a key; returns false if it exists. Of simultaneous calls, one gets true. */
  create(key: string, content: Buffer): Promise<boolean>;
  /** Writes a key unconditionally. */
  put(key: string, content: Buffer): Promise<void>;
  remove(key: string): Promise<void>;
}

/** Says whether an error has one of these system error codes. */
export const hasCode = (error: unknown, ...codes: string[]) =>
  codes.includes((error as NodeJS.ErrnoException).code ?? '');

const readOrNull = (file: string) =>
  readFile(file).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR')) return null;
    throw error;
  });

/** Flushes a file or folder to disk. */
export async function sync(at: string) {
  const handle = await open(at, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Temporary files have names that are no keys. */
const DRAFT = /(^|\/)\.[^/]*$|\.part$/;

/** Returns all files below a folder, relative to it, separated by `/`. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/**
 * Removes entries of a folder that are older than `ms`.
 * @returns their number.
 */
export async function clearOlder(folder: string, ms: number): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let cleared = 0;
  for (const name of names) {
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs <= ms) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
    cleared += 1;
  }
  return cleared;
}

/** Documents as files: a key is created by linking a complete file, which fails if it exists. */
export class FolderDocuments implements Documents {
  constructor(private readonly root: string) {}

  private at(key: string) {
    return path.join(this.root, key);
  }

  async list(prefix: string) {
    const files = await filesBelow(this.at(prefix));
    return files.filter((file) => !DRAFT.test(file)).map((file) => `${prefix}${file}`);
  }

  get(key: string) {
    return readOrNull(this.at(key));
  }

  private async draft(key: string, content: Buffer) {
    const folder = path.dirname(this.at(key));
    await mkdir(folder, { recursive: true });
    const draft = path.join(folder, `.${randomUUID()}`);
    await writeFile(draft, content);
    await sync(draft);
    return { draft, folder };
  }

  async create(key: string, content: Buffer) {
    const { draft, folder } = await this.draft(key, content);
    try {
      await link(draft, this.at(key));
      return true;
    } catch (error) {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    } finally {
      await unlink(draft);
      await sync(folder);
    }
  }

  async put(key: string, content: Buffer) {
    const { draft } = await this.draft(key, content);
    await rename(draft, this.at(key));
  }

  async remove(key: string) {
    await rm(this.at(key), { force: true });
  }

  /** Removes temporary files of killed writers once they are older than `ms`. */
  async clearDrafts(prefix: string, ms: number) {
    const files = await filesBelow(this.at(prefix));
    for (const file of files.filter((one) => DRAFT.test(one))) {
      const full = this.at(`${prefix}${file}`);
      const { mtimeMs } = await stat(full).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > ms) await rm(full, { force: true });
    }
  }
}
