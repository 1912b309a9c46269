import type { ComponentType, FunctionComponent, ReactNode } from 'react';

/** A page of a module. `path` is absolute, in the syntax of react-router. */
export interface RemoteRoute {
  path: string;
  element: ReactNode;
}

/** A component that the shell shows when `openDialog` is called with its name. */
export type RemoteDialog = ComponentType<{ onClose: () => void } & Record<string, unknown>>;

/** A component that fills a slot; see `FillingOf` in `@rodovia/shared/slots`. */
export type RemotePart = FunctionComponent<never>;

/** Head of a server-rendered page, for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical path and query of this content. */
  canonical: string;
  status: 200 | 404;
  /** Whether search engines must not index the page. */
  noindex?: boolean;
  /** Address of the preview picture; by default the shop's. */
  image?: string;
  /** Structured data (schema.org), one object each. Addresses can be relative to the origin. */
  jsonLd?: readonly Record<string, unknown>[];
}

/** Exports of a module's server bundle: its remote, and the heads of its server-rendered routes. */
export interface ServerRemote {
  remote: Remote;
  /** Returns the head of a server-rendered address from the answers of its first view; null for other addresses. */
  headOf: (path: string, search: URLSearchParams, answer: (url: string) => unknown) => PageHead | null;
}

/** What a module exposes as `./remote`. The shell owns the router and renders the routes within an error boundary. */
export interface Remote {
  routes: RemoteRoute[];
  dialogs?: Record<string, RemoteDialog>;
  /** Components for slots of other modules, by the names of `fills` in `module.json`. */
  parts?: Record<string, RemotePart>;
}
