import type { Pointer, ReleaseRecord, StoredPointer } from './release';

/** `release.json` inside a release, `00000001.json` of a pointer. */
export const RECORD = 'release.json';
const SEQUENCE_DIGITS = 8;
export const pointerName = (seq: number) => `${String(seq).padStart(SEQUENCE_DIGITS, '0')}.json`;

const NAME = /^[a-z][a-z0-9-]{0,60}$/;
const RELEASE = /^\d{1,9}\.\d{1,9}\.\d{1,9}(?:[a-z_.+-][\w.+-]{0,79})?$/i;

/** Names become paths and keys: anything that is not one is refused. @throws {Error} naming it. */
export function checkNames(module: string, release?: string) {
  if (!NAME.test(module)) throw new Error(`'${module}' não é o nome de um módulo.`);
  if (release !== undefined && (!RELEASE.test(release) || release.includes('..')))
    throw new Error(`'${release}' não é o nome de uma versão publicada.`);
}

export type PointerGuard = (existing: StoredPointer[]) => void;

export class AlreadyPublished extends Error {
  constructor(module: string, release: string) {
    super(`${module} ${release} já foi publicado. Publique outra versão.`);
  }
}

/**
 * Releases and pointers, the same keys on a folder and on a bucket. Releases never change; `release.json` is
 * written last and makes one exist. Pointers are appended; where two come at once, both are kept in some order.
 */
export interface ReleaseStore {
  /** Folder on this machine that is served under `/mf/`. */
  readonly assetRoot: string;
  /** Where the store is, for people. */
  readonly place: string;
  /** Folder of a release below `assetRoot`. */
  folderOf(module: string, release: string): string;
  /** Brings a release to `assetRoot`; false where there is none. */
  fetchRelease(module: string, release: string): Promise<boolean>;
  hasRelease(module: string, release: string): Promise<boolean>;
  /** Names of the releases of a module, in no order. */
  releasesOf(module: string): Promise<string[]>;
  readRelease(module: string, release: string): Promise<ReleaseRecord>;
  /** Content of one file of a release as it is stored; null where there is none. */
  readFile(module: string, release: string, file: string): Promise<Buffer | null>;
  /** Puts the files of `folder` into the store as a release. @throws {AlreadyPublished} where it exists. */
  addRelease(folder: string, record: ReleaseRecord): Promise<void>;
  removeRelease(module: string, release: string): Promise<void>;
  /** Names of the modules that a channel has pointers for, sorted. */
  modulesIn(channel: string): Promise<string[]>;
  /** Pointers of a module, oldest first. */
  pointers(channel: string, module: string): Promise<StoredPointer[]>;
  /** The newest pointer of a module, or null before its first. */
  livePointer(channel: string, module: string): Promise<StoredPointer | null>;
  /**
   * Appends a pointer and answers its number. Where somebody else was first with the number, takes the next one;
   * `guard` is asked before every try, with all there is, and may refuse by throwing.
   */
  point(channel: string, module: string, pointer: Pointer, guard?: PointerGuard): Promise<number>;
  /** Writes a small JSON document beside releases and pointers; `key` is a path below `notes/`. */
  writeNote(key: string, value: unknown): Promise<void>;
  /** Documents below `prefix` by key; unreadable ones are left out. */
  readNotes<T>(prefix: string): Promise<Map<string, T>>;
}
