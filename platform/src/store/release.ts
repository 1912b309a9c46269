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
  /** `sha384-…` of each file by its path inside the release. */
  assets: Record<string, string>;
  /** Files that the first page of the module needs, in order. */
  preload: string[];
  /** Shared packages: the ranges a module was built for, or the versions a shell provides. */
  shared: Record<string, string>;
  /** Parts by the name of their chunk; older releases have none. */
  chunks?: Record<string, LazyPart>;
  /** Of a shell: the shared packages that come with their first use. */
  provided?: Record<string, LazyPart>;
}

/** What made a pointer: the verbs of the commands, and the platform taking a failing canary back. */
export type PointerAction = 'publish' | 'promote' | 'rollback' | 'canary' | 'take-back';

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
  action: PointerAction;
  /** ISO 8601. */
  at: string;
  by: string;
  commit: string;
  why: string;
}

/** A pointer with its place in the row of its module's pointers, from 1. */
export interface StoredPointer extends Pointer {
  seq: number;
}

export const releaseName = ({ version, sha }: Pick<ReleaseRecord, 'version' | 'sha'>) => `${version}-${sha}`;
