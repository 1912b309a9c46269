import { boot, type Discovery, type MenuItem, type OwnedRoute, type Release } from '@rodovia/shared/runtime';

/** A module as this page sees it: its releases in the order to try them, and what the first one owns. */
export interface KnownModule {
  name: string;
  releases: Release[];
  routes: OwnedRoute[];
  menu: MenuItem[];
  dialogs: string[];
}

/** The modules of a discovery document. The server has put the release of this visitor first. */
export function modulesOf(discovery: Discovery): KnownModule[] {
  return Object.entries(discovery.microFrontends).flatMap(([name, releases]) => {
    const extras = releases[0]?.extras;
    return extras ? [{ name, releases, routes: extras.routes, menu: extras.menu, dialogs: extras.dialogs }] : [];
  });
}

/** The modules that came with the page. */
export const knownModules = modulesOf(boot.discovery);
