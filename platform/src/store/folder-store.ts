import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, link, mkdir, open, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pointer, ReleaseRecord, StoredPointer } from './release';
import { releaseName } from './release';
import {
  AlreadyPublished,
  checkNames,
  type PointerGuard,
  pointerName,
  RECORD,
  type ReleaseStore,
} from './release-store';

const hasCode = (error: unknown, ...codes: string[]) => codes.includes((error as NodeJS.ErrnoException).code ?? '');

const namesIn = (folder: string) =>
  readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });

const readOrNull = (file: string) =>
  readFile(file).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR')) return null;
    throw error;
  });

/** Waits until a file or folder is on the disk. */
async function sync(at: string) {
  const handle = await open(at, 'r');
  await handle.sync().finally(() => handle.close());
}

async function writeDurably(file: string, text: string) {
  await writeFile(file, text);
  await sync(file);
}

async function syncTree(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) await sync(path.join(entry.parentPath, entry.name));
  await sync(folder);
}

/**
 * Releases and pointers in a folder. A release appears by the rename of a complete staging folder, a pointer by
 * a link that fails where the number is taken: whoever is stopped half-way leaves the old state or the new one.
 */
export class FolderStore implements ReleaseStore {
  constructor(readonly root: string) {}

  get place() {
    return this.root;
  }

  get assetRoot() {
    return path.join(this.root, 'mf');
  }

  folderOf(module: string, release: string) {
    checkNames(module, release);
    return path.join(this.assetRoot, module, release);
  }

  fetchRelease(module: string, release: string) {
    return this.hasRelease(module, release);
  }

  async hasRelease(module: string, release: string) {
    return existsSync(path.join(this.folderOf(module, release), RECORD));
  }

  async releasesOf(module: string) {
    checkNames(module);
    const names = await namesIn(path.join(this.assetRoot, module));
    return names.filter((name) => existsSync(path.join(this.assetRoot, module, name, RECORD)));
  }

  async readRelease(module: string, release: string): Promise<ReleaseRecord> {
    return JSON.parse(await readFile(path.join(this.folderOf(module, release), RECORD), 'utf8')) as ReleaseRecord;
  }

  readFile(module: string, release: string, file: string) {
    return readOrNull(path.join(this.folderOf(module, release), file));
  }

  async addRelease(folder: string, record: ReleaseRecord) {
    const name = releaseName(record);
    const target = this.folderOf(record.module, name);
    if (await this.hasRelease(record.module, name)) throw new AlreadyPublished(record.module, name);
    const stage = path.join(this.root, 'staging', randomUUID());
    try {
      await mkdir(path.dirname(target), { recursive: true });
      await cp(folder, stage, { recursive: true });
      await writeDurably(path.join(stage, RECORD), JSON.stringify(record, null, 2));
      await syncTree(stage);
      await rename(stage, target);
    } catch (error) {
      await rm(stage, { recursive: true, force: true });
      throw hasCode(error, 'ENOTEMPTY', 'EEXIST') ? new AlreadyPublished(record.module, name) : error;
    }
    await sync(path.dirname(target));
  }

  /** The record goes first: what is left of a removal that was stopped half-way is no release any more. */
  async removeRelease(module: string, release: string) {
    const folder = this.folderOf(module, release);
    await rm(path.join(folder, RECORD), { force: true });
    await rm(folder, { recursive: true, force: true });
  }

  private channelFolder(channel: string, module: string) {
    checkNames(module);
    return path.join(this.root, 'channels', channel, module);
  }

  private async sequence(channel: string, module: string) {
    const names = await namesIn(this.channelFolder(channel, module));
    return names
      .filter((name) => /^\d+\.json$/.test(name))
      .map((name) => Number.parseInt(name, 10))
      .sort((a, b) => a - b);
  }

  private async readPointer(channel: string, module: string, seq: number): Promise<StoredPointer> {
    const text = await readFile(path.join(this.channelFolder(channel, module), pointerName(seq)), 'utf8');
    return { ...(JSON.parse(text) as Pointer), seq };
  }

  async modulesIn(channel: string) {
    return (await namesIn(path.join(this.root, 'channels', channel))).sort();
  }

  async pointers(channel: string, module: string) {
    const all = await this.sequence(channel, module);
    return Promise.all(all.map((seq) => this.readPointer(channel, module, seq)));
  }

  async livePointer(channel: string, module: string) {
    const newest = (await this.sequence(channel, module)).at(-1);
    return newest === undefined ? null : this.readPointer(channel, module, newest);
  }

  async point(channel: string, module: string, pointer: Pointer, guard?: PointerGuard) {
    const folder = this.channelFolder(channel, module);
    await mkdir(folder, { recursive: true });
    const draft = path.join(folder, `.${randomUUID()}`);
    await writeDurably(draft, JSON.stringify(pointer));
    try {
      return await this.linkNext(channel, module, draft, guard);
    } finally {
      await unlink(draft);
      await sync(folder);
    }
  }

  private async linkNext(channel: string, module: string, draft: string, guard?: PointerGuard): Promise<number> {
    const existing = await this.pointers(channel, module);
    guard?.(existing);
    const next = (existing.at(-1)?.seq ?? 0) + 1;
    try {
      await link(draft, path.join(this.channelFolder(channel, module), pointerName(next)));
      return next;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      return this.linkNext(channel, module, draft, guard);
    }
  }

  async writeNote(key: string, value: unknown) {
    const file = path.join(this.root, 'notes', key);
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${randomUUID()}.part`;
    await writeFile(draft, JSON.stringify(value));
    await rename(draft, file);
  }

  async readNotes<T>(prefix: string) {
    const folder = path.join(this.root, 'notes', prefix);
    const found = new Map<string, T>();
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((one) => one.isFile() && one.name.endsWith('.json'))) {
      const file = path.join(entry.parentPath, entry.name);
      const text = await readOrNull(file);
      if (text) found.set(path.relative(path.join(this.root, 'notes'), file), JSON.parse(text.toString()) as T);
    }
    return found;
  }
}
