import {
  boot,
  type Discovery,
  type Filling,
  type MenuItem,
  type OwnedRoute,
  type Release,
} from '@rodovia/shared/runtime';

/** A module on this page: its releases in the order to try them, and the routes of the first one. */
export interface KnownModule {
  name: string;
  releases: Release[];
  routes: OwnedRoute[];
  menu: MenuItem[];
  dialogs: string[];
  fills?: Filling[] | undefined;
}

/** Returns the modules of a discovery document. The server has put this visitor's release first. */
export function modulesOf(discovery: Discovery): KnownModule[] {
  return Object.entries(discovery.microFrontends).flatMap(([name, releases]) => {
    if (!releases[0]) return [];
    const { routes, menu, dialogs, fills } = releases[0].extras;
    return [{ name, releases, routes, menu, dialogs, fills }];
  });
}

/** Modules in the page's discovery document. */
export const knownModules = modulesOf(boot.discovery);
