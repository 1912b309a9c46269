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

/** Files and shared packages that are loaded together, according to the chunk graph of the build. */
export interface Wave {
  files: string[];
  /** Names of the shared packages that the files need. */
  shared: string[];
}

/** A lazily loaded part of a release. */
export interface LazyPart extends Wave {
  /** What the part's code requests as soon as it runs. */
  preloaded: Wave;
}

/** Entry of a release: the file that defines its container, and how browsers run it. */
export interface ReleaseEntry {
  file: string;
  /** `script` defines the container as a global variable, `module` exports `init` and `get`. */
  type: 'script' | 'module';
}

/** Entry of releases that name none. */
const DEFAULT_ENTRY: ReleaseEntry = { file: 'remoteEntry.js', type: 'script' };

/** Returns the entry of a release from its record or its description in the discovery document. */
export const releaseEntry = ({ entry = DEFAULT_ENTRY }: { entry?: ReleaseEntry | undefined }): ReleaseEntry => entry;

/** A release of a module in the discovery document. */
export interface Release {
  /** Address of the manifest. The other files of the release are in the same folder. */
  url: string;
  metadata: { version: string; integrity: string };
  deployment: { traffic: number; default: boolean };
  extras: ModuleDeclaration & {
    modulefederation: {
      /** Name of the federation container, unique per release. */
      name: string;
      /** Integrity of files by name: `sha384-…`, or `sha256-…` for lazily loaded files. */
      assets: Record<string, string>;
      /** Scripts and style sheets that `./remote` needs, for preloading. Names are relative to the manifest. */
      preload: string[];
      /** Version ranges of the shared packages that the release was built for. */
      shared: Record<string, string>;
      /** Lazily loaded parts by chunk name; absent from older releases. */
      chunks?: Record<string, LazyPart>;
      /** Only for entries other than the script `remoteEntry.js`. */
      entry?: ReleaseEntry;
      /** Files that browsers run as ES modules; absent if there are none. */
      modules?: string[];
    };
  };
}

/** Discovery document according to `frontend-discovery` v1. Extensions are under `extras`. */
export interface Discovery {
  microFrontends: Record<string, Release[]>;
}
