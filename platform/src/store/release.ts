import type { LazyPart, ModuleDeclaration, ReleaseEntry } from '@rodovia/shared/contracts/platform';

/** `release.json`, written last: without it, a release does not exist. */
export interface ReleaseRecord {
  /** Folder name, equal to the package name without its scope. */
  module: string;
  version: string;
  /** Short hash of what the release was built from. */
  sha: string;
  /** Name of the federation container; empty for the shell. */
  container: string;
  declaration: ModuleDeclaration;
  /** `sha384-…` of each served file, by its path inside the release. */
  assets: Record<string, string>;
  /** Same for files that are not served: compressed copies and server bundle. Absent from older releases. */
  others?: Record<string, string>;
  /** `sha256-…` of each lazily loaded file, as known to the release's own code; absent from older releases. */
  lazy?: Record<string, string>;
  /** Files that the first page of the module needs, in order. */
  preload: string[];
  /** Only for entries other than the script `remoteEntry.js`. */
  entry?: ReleaseEntry;
  /** Files that browsers run as ES modules; absent if there are none. */
  modules?: string[];
  /** Whether it brings its own runtime of Module Federation; absent if not. */
  ownRuntime?: boolean;
  /** Shared packages: the ranges a module was built for, or the versions a shell provides. */
  shared: Record<string, string>;
  /** Bundled packages with their versions; absent if unknown. */
  packages?: Record<string, string>;
  /** For a module: names that it uses of each shared package, `*` for all; absent if unknown. */
  uses?: Record<string, string[]>;
  /** For a shell: names that each shared package has, `*` if unknown; absent from older releases. */
  names?: Record<string, string[]>;
  /** Same for the server bundle; absent from older releases and from those without one. */
  server?: Pick<ReleaseRecord, 'packages' | 'uses' | 'names'>;
  /** Lazy parts by chunk name; absent from older releases. */
  chunks?: Record<string, LazyPart>;
  /** For a shell: shared packages that load on first use. */
  provided?: Record<string, LazyPart>;
  /** Time of adding to the store, ISO 8601; absent from older releases. */
  at?: string;
}

/** Origin of a pointer: the verbs of commands, the start from sources, and the platform taking a canary back. */
export type PointerAction =
  | 'publish'
  | 'promote'
  | 'rollback'
  | 'canary'
  | 'withdraw'
  | 'restore'
  | 'sources'
  | 'take-back';

/** A release for a part of the visitors. */
export interface Canary {
  release: string;
  /** Percentage of visitors, 0 to 100. */
  traffic: number;
  /** Digest of the release's record when the canary began; absent from older pointers. */
  digest?: string;
}

/**
 * A pointer of a channel: the complete state of one module from then on, its author, and the reason. Pointers are
 * append-only and form the audit log.
 */
export interface Pointer {
  release: string;
  canary?: Canary;
  /** Whether the module is withdrawn until it is restored. */
  withdrawn?: boolean;
  action: PointerAction;
  /** ISO 8601. */
  at: string;
  by: string;
  commit: string;
  why: string;
  /** For a publication: what the probe opened, or why it did not run; absent from older pointers. */
  probed?: string;
  /** Digest of the release's record when it went live; absent from older pointers. */
  digest?: string;
  /** Number of the pointer that the author had seen, if any. */
  over?: number;
  /** Number of the decision that makes it valid if it names it. Older pointers have none and are valid. */
  decision?: number;
}

/** A pointer with its number among its module's pointers, from 1. */
export interface StoredPointer extends Pointer {
  seq: number;
}

/**
 * A step that makes pointers of a channel valid. Decisions are numbered without gaps, and each number is taken once:
 * whoever decides has seen all earlier decisions.
 */
export interface Decision {
  pointers: { module: string; seq: number }[];
}

/** Returns the digests with which a page requests files, by name. */
export const digestsOf = ({ assets, lazy }: ReleaseRecord) => ({ ...assets, ...lazy });

/** Returns the name of a release: version and commit. */
export const releaseName = ({ version, sha }: Pick<ReleaseRecord, 'version' | 'sha'>) => `${version}-${sha}`;
