import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Documents } from './documents';
import { Refused } from './refused';
import { type Decision, type Pointer, type ReleaseRecord, releaseName, type StoredPointer } from './release';
import { readDecision, readPointer, readRecord, Unreadable } from './shapes';

/** `release.json` inside a release, `00000001.json` of a pointer or a decision. */
export const RECORD = 'release.json';
const SEQUENCE_DIGITS = 8;
const NUMBERED = /\/(\d+)\.json$/;
const numberName = (number: number) => `${String(number).padStart(SEQUENCE_DIGITS, '0')}.json`;

const NAME = /^[a-z][a-z0-9-]{0,60}$/;
const RELEASE = /^\d{1,9}\.\d{1,9}\.\d{1,9}(?:[a-z_.+-][\w.+-]{0,79})?$/i;

/** Names become paths and keys: anything that is not one is refused. @throws {Error} naming it. */
export function checkNames(module: string, release?: string) {
  if (!NAME.test(module)) throw new Error(`'${module}' não é o nome de um módulo.`);
  if (release !== undefined && (!RELEASE.test(release) || release.includes('..')))
    throw new Error(`'${release}' não é o nome de uma versão publicada.`);
}

export class AlreadyPublished extends Refused {
  constructor(module: string, release: string) {
    super(`${module} ${release} já foi publicado. Publique outra versão.`);
  }
}

/** The pointers of a module that count, oldest first, and the numbers of those that cannot be read. */
export interface History {
  pointers: StoredPointer[];
  unreadable: number[];
}

const MOST_KEPT = 5000;
const AT_ONCE = 8;

/** Works on all of `items`, some at a time. */
export const eachOf = <T, R>(items: T[], work: (item: T) => Promise<R>) => pLimit(AT_ONCE).map(items, work);

const numberOf = (key: string) => Number(NUMBERED.exec(key)?.[1] ?? 0);

/** Numbers of the documents below a prefix, rising. */
const numbersOf = (keys: string[]) =>
  keys
    .map(numberOf)
    .filter((number) => number > 0)
    .sort((a, b) => a - b);

/**
 * Releases and pointers, the same keys on a folder and on a bucket. Releases never change; `release.json` is
 * written last and makes one exist. Pointers are appended, and count once a decision names them: pointers of several
 * modules become valid in one step, by who has seen everything that was decided before.
 */
export abstract class ReleaseStore {
  /** Folder on this machine that is served under `/mf/`. */
  abstract readonly assetRoot: string;
  /** Where the store is, for people. */
  abstract readonly place: string;
  /** Where an instance keeps what was last live, for a start while the store is away; null where the store is this disk. */
  abstract readonly liveCopy: string | null;
  /** Whose key writes, where the store knows writers apart; the audit names them. A folder knows nobody. */
  abstract readonly identity: string | null;
  protected abstract readonly documents: Documents;
  private readonly pointerCache = new LRUCache<string, Pointer>({ max: MOST_KEPT });
  private readonly decisionCache = new LRUCache<string, Decision>({ max: MOST_KEPT });

  /** Folder of a release below `assetRoot`. */
  abstract folderOf(module: string, release: string): string;
  /** Brings a release to `assetRoot`; false where there is none. */
  abstract fetchRelease(module: string, release: string): Promise<boolean>;
  /** Removes from this machine what the store has no longer, and what fetches that were killed have left. */
  abstract clearCopy(): Promise<void>;
  /** Puts the files of `folder` into the store as a release. @throws {AlreadyPublished} where it exists. */
  abstract addRelease(folder: string, record: ReleaseRecord): Promise<void>;
  abstract removeRelease(module: string, release: string): Promise<void>;
  /** Paths of all files of a release, its record included. */
  abstract filesOf(module: string, release: string): Promise<string[]>;
  /** Removes what publications that were killed have left, once it is older than a day. Answers how much it was. */
  abstract clearRemains(): Promise<number>;
  /** @throws one sentence where the store does not keep what the publication relies on. */
  abstract checkWrites(): Promise<void>;

  protected keyOf(module: string, release: string, file: string) {
    checkNames(module, release);
    return `mf/${module}/${release}/${file}`;
  }

  async hasRelease(module: string, release: string) {
    return (await this.documents.get(this.keyOf(module, release, RECORD))) !== null;
  }

  /** Names of the releases of a module, in no order. */
  abstract releasesOf(module: string): Promise<string[]>;

  /** @throws {Unreadable} where it is not what it should be, or is not there. */
  async readRelease(module: string, release: string): Promise<ReleaseRecord> {
    const content = await this.documents.get(this.keyOf(module, release, RECORD));
    if (!content) throw new Unreadable(`${module} ${release} não foi publicado.`);
    const record = readRecord(`O registro de ${module} ${release}`, content);
    if (record.module !== module || releaseName(record) !== release)
      throw new Unreadable(`O registro de ${module} ${release} é de ${record.module} ${releaseName(record)}.`);
    return record;
  }

  /** Content of one file of a release as it is stored; null where there is none. */
  readFile(module: string, release: string, file: string) {
    return this.documents.get(this.keyOf(module, release, file));
  }

  /** Names of the modules that a channel has pointers for, sorted. */
  async modulesIn(channel: string): Promise<string[]> {
    const keys = await this.documents.list(`channels/${channel}/`);
    const names = keys.map((key) => key.split('/')[2] ?? '').filter((name) => NAME.test(name));
    return [...new Set(names)].sort();
  }

  /** Names of all modules that there is anything of, sorted: those too that were never live. */
  async allModules(channel: string): Promise<string[]> {
    const keys = await this.documents.list('mf/');
    const stored = keys.map((key) => key.split('/')[1] ?? '').filter((name) => NAME.test(name));
    return [...new Set([...stored, ...(await this.modulesIn(channel))])].sort();
  }

  /** Number of the latest decision of a channel, 0 before the first. */
  async lastDecision(channel: string): Promise<number> {
    return numbersOf(await this.documents.list(`decisions/${channel}/`)).at(-1) ?? 0;
  }

  /** Numbers of the decisions that cannot be read: no pointer of theirs counts. */
  async unreadableDecisions(channel: string): Promise<number[]> {
    const all = numbersOf(await this.documents.list(`decisions/${channel}/`));
    const found = await eachOf(all, (number) => this.decisionAt(channel, number));
    return all.filter((_, i) => !found[i]);
  }

  private decisionAt(channel: string, number: number) {
    const key = `decisions/${channel}/${numberName(number)}`;
    return this.kept(this.decisionCache, key, readDecision).catch(unlessUnreadable);
  }

  /** Decides, unless somebody else has taken the number; then false. */
  decide(channel: string, number: number, decision: Decision): Promise<boolean> {
    return this.documents.create(`decisions/${channel}/${numberName(number)}`, Buffer.from(JSON.stringify(decision)));
  }

  /** A document that never changes, from memory where it was read before; null where there is none yet. */
  private async kept<T extends object>(
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

  /** True where the decision that a pointer was written for was taken, and names it. */
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

  /** The pointer where it counts, null where it does not, undefined where it cannot be read. */
  private async pointerAt(channel: string, module: string, seq: number): Promise<StoredPointer | null | undefined> {
    const pointer = await this.kept(this.pointerCache, this.pointerKey(channel, module, seq), readPointer).catch(
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

  /** Pointers of a module that count, oldest first. */
  async pointers(channel: string, module: string): Promise<StoredPointer[]> {
    return (await this.history(channel, module)).pointers;
  }

  /** The newest pointer of a module that counts, or null before its first. */
  async livePointer(channel: string, module: string): Promise<StoredPointer | null> {
    for (const seq of (await this.sequence(channel, module)).reverse()) {
      const found = await this.pointerAt(channel, module, seq);
      if (found) return found;
    }
    return null;
  }

  /** Appends a pointer and answers its number. Where somebody else was first with the number, takes the next one. */
  async addPointer(channel: string, module: string, pointer: Pointer): Promise<number> {
    const next = ((await this.sequence(channel, module)).at(-1) ?? 0) + 1;
    const content = Buffer.from(JSON.stringify(pointer));
    if (await this.documents.create(this.pointerKey(channel, module, next), content)) return next;
    return this.addPointer(channel, module, pointer);
  }

  /** Writes a small JSON document beside releases and pointers; `key` is a path below `notes/`. */
  async writeNote(key: string, value: unknown): Promise<void> {
    await this.documents.put(`notes/${key}`, Buffer.from(JSON.stringify(value)));
  }

  /** One of those documents; null where there is none, or it is unreadable. */
  async readNote<T>(key: string): Promise<T | null> {
    const content = await this.documents.get(`notes/${key}`);
    return content && parsed<T>(content);
  }

  /** Documents below `prefix` by key; unreadable ones are left out. */
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

function parsed<T>(content: Buffer): T | null {
  try {
    return JSON.parse(content.toString()) as T;
  } catch {
    return null;
  }
}

function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof Unreadable)) throw error;
}
