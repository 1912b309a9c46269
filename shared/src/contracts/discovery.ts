import type { ModuleDeclaration } from './module-declaration';

export type {
  Area,
  FirstView,
  ListCall,
  MenuItem,
  ModuleDeclaration,
  OwnedRoute,
  ViewCall,
} from './module-declaration';

/** Files and shared packages that belong together, as the build's chunk graph has them. */
export interface Wave {
  files: string[];
  /** Names of the shared packages without which the files do not run. */
  shared: string[];
}

/** A part of a release whose code comes when it is first shown. */
export interface LazyPart extends Wave {
  /** What its code asks for at once. */
  preloaded: Wave;
}

/** One release of a module in the discovery document. */
export interface Release {
  /** Address of the manifest; the other files of the release are beside it. */
  url: string;
  metadata: { version: string; integrity: string };
  deployment: { traffic: number; default: boolean };
  extras: ModuleDeclaration & {
    modulefederation: {
      /** Name of the federation container, unique to the release. */
      name: string;
      /** Integrity of the files by name: `sha384-…`, of those that come later `sha256-…`. */
      assets: Record<string, string>;
      /** Scripts and styles that `./remote` needs, beside the manifest, for preloading. */
      preload: string[];
      /** Ranges of the shared packages that the release was built for. */
      shared: Record<string, string>;
      /** Parts by the name of their chunk; older releases have none. */
      chunks?: Record<string, LazyPart>;
    };
  };
}

/** Discovery document, valid against `frontend-discovery` v1; what is ours stands under `extras`. */
export interface Discovery {
  microFrontends: Record<string, Release[]>;
}
