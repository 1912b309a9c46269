import type { LazyPart, ModuleDeclaration } from '@rodovia/shared/contracts';

/** `release.json`, written last: a release without it does not exist. */
export interface ReleaseRecord {
  /** Folder name, equal to the package's name without its scope. */
  module: string;
  version: string;
  /** Short hash of what the release was built from. */
  sha: string;
  /** Name of the federation container; empty for the shell. */
  container: string;
  declaration: ModuleDeclaration;
  /** `sha384-…` of each file that browsers get, by its path inside the release. */
  assets: Record<string, string>;
  /** The same of what is beside them: compressed copies, and what draws on the server. Older releases do not tell. */
  others?: Record<string, string>;
  /** `sha256-…` of each file that comes later, as the release's own code knows it; older releases have none. */
  lazy?: Record<string, string>;
  /** Files that the first page of the module needs, in order. */
  preload: string[];
  /** Shared packages: the ranges a module was built for, or the versions a shell provides. */
  shared: Record<string, string>;
  /** Installed packages that its scripts carry, with their versions; older releases do not tell. */
  packages?: Record<string, string>;
  /** Of a module: the names that it uses of each shared package, `*` where the build could not tell which; older releases do not tell. */
  uses?: Record<string, string[]>;
  /** Of a shell: the names that each shared package has, `*` where the build could not tell; older releases do not tell. */
  names?: Record<string, string[]>;
  /** The same of what draws on the server; older releases do not tell, and others draw nothing there. */
  server?: Pick<ReleaseRecord, 'packages' | 'uses' | 'names'>;
  /** Parts by the name of their chunk; older releases have none. */
  chunks?: Record<string, LazyPart>;
  /** Of a shell: the shared packages that come with their first use. */
  provided?: Record<string, LazyPart>;
  /** When it was added to the store, ISO 8601; older releases do not tell. */
  at?: string;
}

/** What made a pointer: the verbs of the commands, the start from sources, and the platform taking a failing canary back. */
export type PointerAction =
  | 'publish'
  | 'promote'
  | 'rollback'
  | 'canary'
  | 'withdraw'
  | 'restore'
  | 'sources'
  | 'take-back';

/** A part of the visitors that gets another release first. */
export interface Canary {
  release: string;
  /** Percent of the visitors, 0 to 100. */
  traffic: number;
}

/**
 * A pointer of a channel: the whole state of one module from now on, who said so, and why. Pointers are only ever
 * added; together they are the audit log.
 */
export interface Pointer {
  release: string;
  canary?: Canary;
  /** True where nobody gets the module until it is restored. */
  withdrawn?: boolean;
  action: PointerAction;
  /** ISO 8601. */
  at: string;
  by: string;
  commit: string;
  why: string;
  /** Of a publication: what a browser has looked at before, or why none has; older pointers do not tell. */
  probed?: string;
  /** Number of the pointer that its author had seen, where one was looked at first. */
  over?: number;
  /** Number of the decision that it is part of; it counts where that decision names it. Older pointers have none, and count. */
  decision?: number;
}

/** A pointer with its place in the row of its module's pointers, from 1. */
export interface StoredPointer extends Pointer {
  seq: number;
}

/**
 * What became true of a channel in one step: the pointers that it made valid. Decisions are numbered without a gap, and
 * each number is taken once: who decides has seen all that was decided before.
 */
export interface Decision {
  pointers: { module: string; seq: number }[];
}

/** The digests that a page asks for files with, by their names. */
export const digestsOf = ({ assets, lazy }: ReleaseRecord) => ({ ...assets, ...lazy });

export const releaseName = ({ version, sha }: Pick<ReleaseRecord, 'version' | 'sha'>) => `${version}-${sha}`;
