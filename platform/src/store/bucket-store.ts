import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Bucket } from '@rodovia/api/bucket';
import pLimit from 'p-limit';
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

const AT_ONCE = 8;

/** Works on all of `items`, some at a time. */
const eachOf = <T>(items: T[], work: (item: T) => Promise<void>) => pLimit(AT_ONCE).map(items, work);

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/**
 * Releases and pointers in an S3-compatible bucket, by conditional writes: a key is never written twice. What is
 * served is brought to a folder of this machine, whole releases at a time.
 */
export class BucketStore implements ReleaseStore {
  private readonly bucket: Bucket;
  private readonly fetches = new Map<string, Promise<boolean>>();

  constructor(
    address: string,
    private readonly cacheDir: string,
  ) {
    this.bucket = new Bucket(address);
  }

  get place() {
    return this.bucket.place;
  }

  get assetRoot() {
    return path.join(this.cacheDir, 'mf');
  }

  folderOf(module: string, release: string) {
    checkNames(module, release);
    return path.join(this.assetRoot, module, release);
  }

  private keyOf(module: string, release: string, file: string) {
    checkNames(module, release);
    return `mf/${module}/${release}/${file}`;
  }

  /** One fetch at a time for each release; it appears whole or not at all. */
  async fetchRelease(module: string, release: string): Promise<boolean> {
    const folder = this.folderOf(module, release);
    if (existsSync(path.join(folder, RECORD))) return true;
    const running = this.fetches.get(folder) ?? this.bring(module, release, folder);
    this.fetches.set(folder, running);
    return running.finally(() => this.fetches.delete(folder));
  }

  private async bring(module: string, release: string, folder: string): Promise<boolean> {
    if (!(await this.hasRelease(module, release))) return false;
    const prefix = this.keyOf(module, release, '');
    const stage = path.join(this.cacheDir, 'staging', randomUUID());
    try {
      await eachOf(await this.bucket.list(prefix), async (key) => {
        const file = path.join(stage, key.slice(prefix.length));
        const content = await this.bucket.get(key);
        if (!content) throw new Error(`${key} desapareceu.`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      });
      await mkdir(path.dirname(folder), { recursive: true });
      await rename(stage, folder).catch((error: unknown) => {
        // another process of this machine was first
        if (!existsSync(path.join(folder, RECORD))) throw error;
      });
      return true;
    } finally {
      await rm(stage, { recursive: true, force: true });
    }
  }

  async hasRelease(module: string, release: string) {
    return (await this.bucket.get(this.keyOf(module, release, RECORD))) !== null;
  }

  async releasesOf(module: string) {
    checkNames(module);
    const prefix = `mf/${module}/`;
    const keys = await this.bucket.list(prefix);
    return keys.filter((key) => key.endsWith(`/${RECORD}`)).map((key) => key.slice(prefix.length, -RECORD.length - 1));
  }

  async readRelease(module: string, release: string): Promise<ReleaseRecord> {
    const content = await this.bucket.get(this.keyOf(module, release, RECORD));
    if (!content) throw new Error(`${module} ${release} não foi publicado.`);
    return JSON.parse(content.toString()) as ReleaseRecord;
  }

  readFile(module: string, release: string, file: string) {
    return this.bucket.get(this.keyOf(module, release, file));
  }

  async addRelease(folder: string, record: ReleaseRecord) {
    const { module } = record;
    const release = releaseName(record);
    if (await this.hasRelease(module, release)) throw new AlreadyPublished(module, release);
    await eachOf(await filesIn(folder), async (file) => {
      const content = await readFile(path.join(folder, file));
      if (await this.bucket.create(this.keyOf(module, release, file), content)) return;
      const present = await this.bucket.get(this.keyOf(module, release, file));
      if (!present?.equals(content)) throw new AlreadyPublished(module, release);
    });
    const text = Buffer.from(JSON.stringify(record, null, 2));
    if (!(await this.bucket.create(this.keyOf(module, release, RECORD), text)))
      throw new AlreadyPublished(module, release);
  }

  async removeRelease(module: string, release: string) {
    await this.bucket.remove(this.keyOf(module, release, RECORD));
    await eachOf(await this.bucket.list(this.keyOf(module, release, '')), (key) => this.bucket.remove(key));
    await rm(this.folderOf(module, release), { recursive: true, force: true });
  }

  async modulesIn(channel: string) {
    const keys = await this.bucket.list(`channels/${channel}/`);
    return [...new Set(keys.map((key) => key.split('/')[2] ?? ''))].sort();
  }

  private async readPointer(key: string): Promise<StoredPointer> {
    const content = await this.bucket.get(key);
    if (!content) throw new Error(`${key} desapareceu.`);
    return { ...(JSON.parse(content.toString()) as Pointer), seq: Number.parseInt(path.basename(key), 10) };
  }

  private async pointerKeys(channel: string, module: string) {
    checkNames(module);
    return (await this.bucket.list(`channels/${channel}/${module}/`)).sort();
  }

  async pointers(channel: string, module: string) {
    return Promise.all((await this.pointerKeys(channel, module)).map((key) => this.readPointer(key)));
  }

  async livePointer(channel: string, module: string) {
    const newest = (await this.pointerKeys(channel, module)).at(-1);
    return newest ? this.readPointer(newest) : null;
  }

  async point(channel: string, module: string, pointer: Pointer, guard?: PointerGuard): Promise<number> {
    const existing = await this.pointers(channel, module);
    guard?.(existing);
    const next = (existing.at(-1)?.seq ?? 0) + 1;
    const key = `channels/${channel}/${module}/${pointerName(next)}`;
    if (await this.bucket.create(key, Buffer.from(JSON.stringify(pointer)))) return next;
    return this.point(channel, module, pointer, guard);
  }

  async writeNote(key: string, value: unknown) {
    await this.bucket.put(`notes/${key}`, Buffer.from(JSON.stringify(value)));
  }

  async readNotes<T>(prefix: string) {
    const found = new Map<string, T>();
    await eachOf(await this.bucket.list(`notes/${prefix}/`), async (key) => {
      const content = await this.bucket.get(key);
      if (content) found.set(key.slice('notes/'.length), JSON.parse(content.toString()) as T);
    });
    return found;
  }
}
