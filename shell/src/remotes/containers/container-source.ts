import type { ReleaseEntry } from '@rodovia/shared/contracts/platform';

/** Container of a module: defined as a global variable by its script, or exported by its ES module. */
export interface Container {
  init(shareScope: unknown): void | Promise<void>;
  /** Rejects if the exposed code fails to load. */
  get(exposed: string): Promise<() => unknown>;
}

/** Shared packages by name and version. */
export type ShareScope = Record<string, Record<string, object>>;

/** Where the container of a release comes from. */
export interface ContainerSource {
  /** Name of the container: its global variable if it is a script. */
  name: string;
  type: ReleaseEntry['type'];
  src: string;
  integrity: string;
  /** Range of `@rodovia/shared` that the release was built for. */
  hostApi: string;
  /** Digests by address of the other ES modules that the container needs at its start. */
  parts: Record<string, string>;
}
