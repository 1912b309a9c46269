import path from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Documents } from './documents';
import { integrityOf } from './integrity';
import { checkNames, isModuleName, LIVE, numberName, numbersOf } from './names';
import { Refused } from './refused';
import { type Decision, type Pointer, type ReleaseRecord, releaseName, type StoredPointer } from './release';
import { parsed, readDecision, readPointer, readRecord, Unreadable, unlessUnreadable } from './shapes';

/** Name of a release's record file. */
export const RECORD = 'release.json';
/** Thrown for a version that exists in the store already. */
export class AlreadyPublished extends Refused {
  constructor(module: string, release: string) {
    super(`${module} ${release} já foi publicado. Publique outra versão.`);
  }
}

/** Valid pointers of a module, oldest first, and the numbers of unreadable ones. */
export interface History {
  pointers: StoredPointer[];
  unreadable: number[];
}

const MAX_CACHED = 5000;
const AT_ONCE = 8;

/** Runs `work` on all items with limited concurrency. */
export const eachOf = <T, R>(items: T[], work: (item: T) => Promise<R>) => pLimit(AT_ONCE).map(items, work);

/**
 * Releases and pointers with the same keys on a folder and a bucket. Releases are immutable; `release.json` is written
 * last and makes a release exist. Pointers are appended, and are valid once a decision names them: pointers of several
 * modules become valid in one step, by an author who has seen all earlier decisions.
 */
export abstract class ReleaseStore {
  /** Channel of the environment that this store is opened for. */
  channel = LIVE;
  /** Local folder that is served under `/mf/`. */
  abstract readonly assetRoot: string;
  /** Description of the store for people. */
  abstract readonly place: string;
  /** File with the last live state, for a start while the store is unavailable; null if the store is on this disk. */
  abstract readonly liveCopy: string | null;
  /** Identity of the writer's key, recorded in the audit, if the store has keys. */
  abstract readonly identity: string | null;
  protected abstract readonly documents: Documents;
  private readonly pointerCache = new LRUCache<string, Pointer>({ max: MAX_CACHED });
  private readonly decisionCache = new LRUCache<string, Decision>({ max: MAX_CACHED });

  /** Returns the folder of a release below `assetRoot`. */
  folderOf(module: string, release: string) {
    checkNames(module, release);
    return path.join(this.assetRoot, module, release);
  }
  /** Copies a release to `assetRoot`; returns false if it does not exist. */
  abstract fetchRelease(module: string, release: string): Promise<boolean>;
  /** Removes local copies of releases that the store no longer has, and leftovers of killed fetches. */
  abstract clearCopy(): Promise<void>;
  /**
   * Adds the files of `folder` as a release.
   * @throws {AlreadyPublished} if it exists.
   */
  abstract addRelease(folder: string, record: ReleaseRecord): Promise<void>;
  abstract removeRelease(module: string, release: string): Promise<void>;
  /** Returns the paths of all files of a release, including its record. */
  abstract filesOf(module: string, release: string): Promise<string[]>;
  /**
   * Removes leftovers of killed publications that are older than a day.
   * @returns their number.
   */
  abstract clearRemains(): Promise<number>;
  /** @throws with one sentence if the store lacks guarantees that publications rely on. */
  abstract checkWrites(): Promise<void>;

  protected keyOf(module: string, release: string, file: string) {
    checkNames(module, release);
    return `mf/${module}/${release}/${file}`;
  }

  async hasRelease(module: string, release: string) {
    return (await this.documents.get(this.keyOf(module, release, RECORD))) !== null;
  }

  /** Returns the names of a module's releases, in no order. */
  abstract releasesOf(module: string): Promise<string[]>;

  /** Returns the digest of a release's record; null if the release does not exist. */
  async recordDigest(module: string, release: string): Promise<string | null> {
    const content = await this.documents.get(this.keyOf(module, release, RECORD));
    return content && integrityOf(content);
  }

  /**
   * Reads the record of a release; with `digest`, only the one that had it.
   * @throws {Unreadable} if it is invalid, missing or another one.
   */
  async readRelease(module: string, release: string, digest?: string): Promise<ReleaseRecord> {
    const content = await this.documents.get(this.keyOf(module, release, RECORD));
    if (!content) throw new Unreadable(`${module} ${release} não foi publicado.`);
    if (digest && integrityOf(content) !== digest)
      throw new Unreadable(`O registro de ${module} ${release} não é o que foi posto no ar.`);
    const record = readRecord(`O registro de ${module} ${release}`, content);
    if (record.module !== module || releaseName(record) !== release)
      throw new Unreadable(`O registro de ${module} ${release} é de ${record.module} ${releaseName(record)}.`);
    return record;
  }

  /** Returns the stored content of a release's file; null if it does not exist. */
  readFile(module: string, release: string, file: string) {
    return this.documents.get(this.keyOf(module, release, file));
  }

  /** Returns the names of modules with pointers in a channel, sorted. */
  async modulesIn(channel: string): Promise<string[]> {
    const keys = await this.documents.list(`channels/${channel}/`);
    const names = keys.map((key) => key.split('/')[2] ?? '').filter((name) => isModuleName(name));
    return [...new Set(names)].sort();
  }

  /** Returns the names of all channels that have pointers, and of this environment's, sorted. */
  async channels(): Promise<string[]> {
    const keys = await this.documents.list('channels/');
    return [...new Set([this.channel, ...keys.flatMap((key) => key.split('/')[1] || [])])].sort();
  }

  /** Returns the names of all modules, including those that were never live, sorted. */
  async allModules(channel: string): Promise<string[]> {
    const keys = await this.documents.list('mf/');
    const stored = keys.map((key) => key.split('/')[1] ?? '').filter((name) => isModuleName(name));
    return [...new Set([...stored, ...(await this.modulesIn(channel))])].sort();
  }

  /** Returns the number of a channel's latest decision, 0 before the first. */
  async lastDecision(channel: string): Promise<number> {
    return numbersOf(await this.documents.list(`decisions/${channel}/`)).at(-1) ?? 0;
  }

  /** Returns the numbers of unreadable decisions, whose pointers are invalid. */
  async unreadableDecisions(channel: string): Promise<number[]> {
    const all = numbersOf(await this.documents.list(`decisions/${channel}/`));
    const found = await eachOf(all, (number) => this.decisionAt(channel, number));
    return all.filter((_, i) => !found[i]);
  }

  private decisionAt(channel: string, number: number) {
    const key = `decisions/${channel}/${numberName(number)}`;
    return this.readRecord(this.decisionCache, key, readDecision).catch(unlessUnreadable);
  }

  /** Takes a decision; returns false if somebody else has taken its number. */
  decide(channel: string, number: number, decision: Decision): Promise<boolean> {
    return this.documents.create(`decisions/${channel}/${numberName(number)}`, Buffer.from(JSON.stringify(decision)));
  }

  /** Reads an immutable document with a cache; null if it does not exist yet. */
  private async readRecord<T extends object>(
    cache: LRUCache<string, T>,
    key: string,
    read: (what: string, text: Buffer) => T,
  ): Promise<T | null> {
    const known = cache.get(key);
    if (known) return known;
    const content = await this.documents.get(key);
    if (!content) return null;
    const value = read(key, content);
    cache.set(key, value);
    return value;
  }

  /** Returns whether the decision of a pointer was taken and names it. */
  private async counts(channel: string, module: string, { seq, decision }: StoredPointer): Promise<boolean> {
    if (decision === undefined) return true;
    const found = await this.decisionAt(channel, decision);
    return found?.pointers.some((one) => one.module === module && one.seq === seq) ?? false;
  }

  private pointerKey = (channel: string, module: string, seq: number) =>
    `channels/${channel}/${module}/${numberName(seq)}`;

  private async sequence(channel: string, module: string) {
    checkNames(module);
    return numbersOf(await this.documents.list(`channels/${channel}/${module}/`));
  }

  /** Returns a valid pointer, null for an invalid one, undefined for an unreadable one. */
  private async pointerAt(channel: string, module: string, seq: number): Promise<StoredPointer | null | undefined> {
    const pointer = await this.readRecord(this.pointerCache, this.pointerKey(channel, module, seq), readPointer).catch(
      unlessUnreadable,
    );
    if (!pointer) return undefined;
    const stored = { ...pointer, seq };
    return (await this.counts(channel, module, stored)) ? stored : null;
  }

  async history(channel: string, module: string): Promise<History> {
    const all = await this.sequence(channel, module);
    const found = await eachOf(all, (seq) => this.pointerAt(channel, module, seq));
    return {
      pointers: found.filter((one) => one !== null && one !== undefined),
      unreadable: all.filter((_, i) => found[i] === undefined),
    };
  }

  /** Returns the valid pointers of a module, oldest first. */
  async pointers(channel: string, module: string): Promise<StoredPointer[]> {
    return (await this.history(channel, module)).pointers;
  }

  /** Returns the newest valid pointer of a module, or null. */
  async livePointer(channel: string, module: string): Promise<StoredPointer | null> {
    for (const seq of (await this.sequence(channel, module)).reverse()) {
      const found = await this.pointerAt(channel, module, seq);
      if (found) return found;
    }
    return null;
  }

  /** Appends a pointer and returns its number. If somebody else has taken the number, uses the next one. */
  async addPointer(channel: string, module: string, pointer: Pointer): Promise<number> {
    const next = ((await this.sequence(channel, module)).at(-1) ?? 0) + 1;
    const content = Buffer.from(JSON.stringify(pointer));
    if (await this.documents.create(this.pointerKey(channel, module, next), content)) return next;
    return this.addPointer(channel, module, pointer);
  }

  /** Writes a small JSON document next to releases and pointers; `key` is a path below `notes/`. */
  async writeNote(key: string, value: unknown): Promise<void> {
    await this.documents.put(`notes/${key}`, Buffer.from(JSON.stringify(value)));
  }

  /** Returns such a document; null if missing or unreadable. */
  async readNote<T>(key: string): Promise<T | null> {
    const content = await this.documents.get(`notes/${key}`);
    return content && parsed<T>(content);
  }

  /** Returns the documents below `prefix` by key, except unreadable ones. */
  async readNotes<T>(prefix: string): Promise<Map<string, T>> {
    const found = new Map<string, T>();
    await eachOf(await this.documents.list(`notes/${prefix}/`), async (key) => {
      const content = await this.documents.get(key);
      const value = content && parsed<T>(content);
      if (value) found.set(key.slice('notes/'.length), value);
    });
    return found;
  }
}
