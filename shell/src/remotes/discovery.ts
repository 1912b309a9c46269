import { boot, type Discovery, type MenuItem, type OwnedRoute, type Release } from '@rodovia/shared/runtime';

/** A module on this page: its releases in the order to try them, and the routes of the first one. */
export interface KnownModule {
  name: string;
  releases: Release[];
  routes: OwnedRoute[];
  menu: MenuItem[];
  dialogs: string[];
}

/** Returns the modules of a discovery document. The server has put this visitor's release first. */
export function modulesOf(discovery: Discovery): KnownModule[] {
  return Object.entries(discovery.microFrontends).flatMap(([name, releases]) => {
    const extras = releases[0]?.extras;
    return extras ? [{ name, releases, routes: extras.routes, menu: extras.menu, dialogs: extras.dialogs }] : [];
  });
}

/** Modules in the page's discovery document. */
export const knownModules = modulesOf(boot.discovery);
