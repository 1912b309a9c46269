import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clearOlder, FolderDocuments, filesBelow, hasCode, sync } from './documents';
import { checkNames } from './names';
import { type ReleaseRecord, releaseName } from './release';
import { AlreadyPublished, RECORD, ReleaseStore } from './release-store';

const DAY_MS = 24 * 3600 * 1000;

async function syncTree(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) await sync(path.join(entry.parentPath, entry.name));
  await sync(folder);
}

const namesIn = (folder: string) =>
  readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });

/**
 * Releases and pointers in a folder. A release appears by renaming a complete staging folder, so that an interruption
 * leaves the old or the new state.
 */
export class FolderStore extends ReleaseStore {
  readonly identity = null;
  readonly liveCopy = null;
  protected readonly documents: FolderDocuments;

  constructor(readonly root: string) {
    super();
    this.documents = new FolderDocuments(root);
  }

  get place() {
    return this.root;
  }

  get assetRoot() {
    return path.join(this.root, 'mf');
  }

  /** The served folder is the store itself. */
  async clearCopy() {}

  fetchRelease(module: string, release: string) {
    return this.hasRelease(module, release);
  }

  filesOf(module: string, release: string) {
    return filesBelow(this.folderOf(module, release));
  }

  async releasesOf(module: string) {
    checkNames(module);
    const names = await namesIn(path.join(this.assetRoot, module));
    return names.filter((name) => existsSync(path.join(this.assetRoot, module, name, RECORD)));
  }

  async addRelease(folder: string, record: ReleaseRecord) {
    const name = releaseName(record);
    const target = this.folderOf(record.module, name);
    if (await this.hasRelease(record.module, name)) throw new AlreadyPublished(record.module, name);
    const stage = path.join(this.root, 'staging', randomUUID());
    try {
      await mkdir(path.dirname(target), { recursive: true });
      await cp(folder, stage, { recursive: true });
      const file = path.join(stage, RECORD);
      await writeFile(file, JSON.stringify(record, null, 2));
      await syncTree(stage);
      await rename(stage, target);
    } catch (error) {
      await rm(stage, { recursive: true, force: true });
      throw hasCode(error, 'ENOTEMPTY', 'EEXIST') ? new AlreadyPublished(record.module, name) : error;
    }
    await sync(path.dirname(target));
  }

  /** The record is removed first: an interrupted removal leaves no valid release. */
  async removeRelease(module: string, release: string) {
    const folder = this.folderOf(module, release);
    await rm(path.join(folder, RECORD), { force: true });
    await rm(folder, { recursive: true, force: true });
  }

  async clearRemains() {
    const cleared = await clearOlder(path.join(this.root, 'staging'), DAY_MS);
    for (const prefix of ['channels/', 'decisions/', 'notes/']) await this.documents.clearDrafts(prefix, DAY_MS);
    return cleared;
  }

  /** Refuses a folder with other content, which releases would be mixed with. */
  async checkWrites() {
    const names = await namesIn(this.root);
    const known = ['mf', 'channels', 'decisions', 'notes', 'staging'];
    if (names.length > 0 && !names.some((name) => known.includes(name)))
      throw new Error(`${this.root} não é um armazenamento de versões: tem outras coisas dentro.`);
  }
}
