import type { ComponentType, ReactNode } from 'react';

/** A page of a module. `path` is absolute and in react-router's syntax. */
export interface RemoteRoute {
  path: string;
  element: ReactNode;
}

/** A component that the shell shows when some part of the page calls `openDialog` with its name. */
export type RemoteDialog = ComponentType<{ onClose: () => void } & Record<string, unknown>>;

/** What the head of a served page says of an address, for search engines and previews that run no script. */
export interface PageHead {
  title: string;
  description: string;
  /** Path and query of the one address of this content. */
  canonical: string;
  status: 200 | 404;
  /** For whoever has the address alone, and no search engine. */
  noindex?: boolean;
  /** Address of the picture that previews show; without one they show the shop's. */
  image?: string;
  /** Structured data after schema.org, each a thing of its own; addresses in it may begin at the root. */
  jsonLd?: readonly Record<string, unknown>[];
}

/** What a module's server bundle exports: its remote, and the heads of the addresses that are drawn on the server. */
export interface ServerRemote {
  remote: Remote;
  /** Head of an address that is drawn on the server, from the answers of its first view; null for all others. */
  headOf: (path: string, search: URLSearchParams, answer: (url: string) => unknown) => PageHead | null;
}

/** What a module exposes as `./remote`. The shell owns the router and renders the routes inside a boundary. */
export interface Remote {
  routes: RemoteRoute[];
  dialogs?: Record<string, RemoteDialog>;
}
