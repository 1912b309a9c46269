import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Bucket } from '@rodovia/api/bucket';
import { clearOlder, filesBelow } from './documents';
import { integrityOf } from './integrity';
import { checkNames } from './names';
import { type ReleaseRecord, releaseName } from './release';
import { AlreadyPublished, eachOf, RECORD, ReleaseStore } from './release-store';
import { Unreadable } from './shapes';

const DAY_MS = 24 * 3600 * 1000;

/**
 * Releases and pointers in an S3-compatible bucket with conditional writes: keys are never overwritten. Served releases
 * are copied as a whole to a local folder.
 */
export class BucketStore extends ReleaseStore {
  readonly identity: string;
  protected readonly documents: Bucket;
  private readonly fetches = new Map<string, Promise<boolean>>();

  constructor(
    address: string,
    private readonly cacheDir: string,
  ) {
    super();
    this.documents = new Bucket(address);
    this.identity = decodeURIComponent(new URL(address).username);
  }

  get place() {
    return this.documents.place;
  }

  get liveCopy() {
    return path.join(this.cacheDir, 'live.json');
  }

  get assetRoot() {
    return path.join(this.cacheDir, 'mf');
  }

  /** Only one fetch runs per release, which appears completely or not at all. */
  async fetchRelease(module: string, release: string): Promise<boolean> {
    const folder = this.folderOf(module, release);
    if (existsSync(path.join(folder, RECORD))) return true;
    const running = this.fetches.get(folder) ?? this.bring(module, release, folder);
    this.fetches.set(folder, running);
    return running.finally(() => this.fetches.delete(folder));
  }

  async clearCopy() {
    await clearOlder(path.join(this.cacheDir, 'staging'), DAY_MS);
    const records = (await filesBelow(this.assetRoot)).filter((file) => file.endsWith(`/${RECORD}`));
    for (const module of new Set(records.map((file) => file.split('/')[0] ?? ''))) {
      const known = await this.releasesOf(module);
      // an empty store may have been wiped: this may be the last copy
      if (known.length === 0) continue;
      for (const file of records) {
        const [owner, release = ''] = file.split('/');
        if (owner !== module || known.includes(release)) continue;
        await rm(path.join(this.assetRoot, file), { force: true });
        await rm(this.folderOf(module, release), { recursive: true, force: true });
      }
    }
  }

  private async bring(module: string, release: string, folder: string): Promise<boolean> {
    if (!(await this.hasRelease(module, release))) return false;
    const prefix = this.keyOf(module, release, '');
    const record = await this.readRelease(module, release);
    const stage = path.join(this.cacheDir, 'staging', randomUUID());
    try {
      await eachOf(await this.documents.list(prefix), async (key) => {
        const name = key.slice(prefix.length);
        // source maps are read from the bucket; nobody serves or runs them
        if (name.endsWith('.map')) return;
        const file = path.join(stage, name);
        const content = await this.documents.get(key);
        if (!content) throw new Error(`${key} desapareceu.`);
        const digest = record.assets[name] ?? record.others?.[name];
        if (digest && integrityOf(content) !== digest)
          throw new Unreadable(`${module} ${release}: ${name} foi alterado.`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
      });
      await mkdir(path.dirname(folder), { recursive: true });
      await rename(stage, folder).catch((error: unknown) => {
        // another process of this machine was faster
        if (!existsSync(path.join(folder, RECORD))) throw error;
      });
      return true;
    } finally {
      await rm(stage, { recursive: true, force: true });
    }
  }

  async filesOf(module: string, release: string) {
    const prefix = this.keyOf(module, release, '');
    return (await this.documents.list(prefix)).map((key) => key.slice(prefix.length));
  }

  async releasesOf(module: string) {
    checkNames(module);
    const prefix = `mf/${module}/`;
    const keys = await this.documents.list(prefix);
    return keys.filter((key) => key.endsWith(`/${RECORD}`)).map((key) => key.slice(prefix.length, -RECORD.length - 1));
  }

  async addRelease(folder: string, record: ReleaseRecord) {
    const { module } = record;
    const release = releaseName(record);
    if (await this.hasRelease(module, release)) throw new AlreadyPublished(module, release);
    await eachOf(await filesBelow(folder), async (file) => {
      const content = await readFile(path.join(folder, file));
      if (await this.documents.create(this.keyOf(module, release, file), content)) return;
      const present = await this.documents.get(this.keyOf(module, release, file));
      if (!present?.equals(content)) throw new AlreadyPublished(module, release);
    });
    const text = Buffer.from(JSON.stringify(record, null, 2));
    if (!(await this.documents.create(this.keyOf(module, release, RECORD), text)))
      throw new AlreadyPublished(module, release);
  }

  async removeRelease(module: string, release: string) {
    await this.documents.remove(this.keyOf(module, release, RECORD));
    await eachOf(await this.documents.list(this.keyOf(module, release, '')), (key) => this.documents.remove(key));
    await rm(this.folderOf(module, release), { recursive: true, force: true });
  }

  async clearRemains() {
    const entries = await this.documents.entries('mf/');
    const folderOf = (key: string) => key.split('/').slice(0, 3).join('/');
    const whole = new Set(entries.filter(({ key }) => key.endsWith(`/${RECORD}`)).map(({ key }) => folderOf(key)));
    const young = new Set(entries.filter(({ at }) => Date.now() - at < DAY_MS).map(({ key }) => folderOf(key)));
    const left = entries.filter(({ key }) => !whole.has(folderOf(key)) && !young.has(folderOf(key)));
    await eachOf(left, ({ key }) => this.documents.remove(key));
    return new Set(left.map(({ key }) => folderOf(key))).size;
  }

  /** Checks that keys cannot be overwritten: a storage that ignores `If-None-Match` would let two publications win. */
  async checkWrites() {
    const key = `notes/probes/${randomUUID()}.json`;
    const first = await this.documents.create(key, Buffer.from('{}'));
    const second = await this.documents.create(key, Buffer.from('{"again":true}'));
    await this.documents.remove(key);
    if (!first || second)
      throw new Error(
        `${this.place} ignora escritas condicionais (If-None-Match): duas publicações poderiam valer ao mesmo tempo. Use outro armazenamento.`,
      );
  }
}
