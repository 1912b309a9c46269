import type { MenuCounter } from './menu-counters';
import type { Role } from './role';

/** Where a route is shown: each area has a layout of its own in the shell. */
export type Area = 'storefront' | 'back-office' | 'seller';

/** A route pattern that a module owns: `/modelos/:guid`, or `/admin/*`. `roles` narrows it to some visitors. */
export interface OwnedRoute {
  path: string;
  area: Area;
  roles?: Role[];
  /** The release draws the first view of such an address on the server, and says what its head says. */
  drawn?: boolean;
  /** Name of the chunk that such an address shows, where it is not part of what the module loads first. */
  chunk?: string;
}

export interface MenuItem {
  label: string;
  href: string;
  area: Exclude<Area, 'storefront'>;
  icon: string;
  order: number;
  /** False for a screen that is jumped to but not listed in the sidebar. */
  sidebar?: boolean;
  /** What the sidebar counts beside it for whoever is logged in. */
  counter?: MenuCounter;
}

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

/** A read of the first view; see `firstViewPath`. `:me` in a path stands for the reader's own code. */
export type ViewCall = { path: string; query?: Record<string, string> } | ListCall;

/** A page of a list, as the list screens ask for it: with what their address says of page, size, order and filters. */
export interface ListCall {
  /** Resource (`brand`). */
  list: string;
  /** Names of the filters, in the order of the screen; those of records that can be switched off, where it is missing. */
  filters?: string[];
  /** What is asked for besides. */
  query?: Record<string, string>;
}

/** The reads that a route makes before it can be shown, by name, so that the server can send their answers along. */
export interface FirstView {
  /** One of the declared routes. */
  route: string;
  calls: Partial<Record<string, ViewCall>>;
}

/** What a module declares about itself in its `module.json`. */
export interface ModuleDeclaration {
  owner: string;
  hostApi: string;
  routes: OwnedRoute[];
  menu: MenuItem[];
  /** Names of the dialogs that the module shows when another part of the page asks for them. */
  dialogs: string[];
  firstView?: FirstView[];
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
      /** Integrity (`sha384-…`) of the files by name. */
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
