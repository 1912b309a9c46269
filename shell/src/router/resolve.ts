import { ownerOf } from '@rodovia/shared/contracts/routes';
import type { Area, Role } from '@rodovia/shared/runtime';
import type { KnownModule } from '../remotes/discovery';

/** What an address shows to a role. */
export type Destination =
  | { kind: 'module'; module: KnownModule; area: Area }
  | { kind: 'landing' }
  | { kind: 'redirect'; to: string }
  | { kind: 'unpublished'; area: Area };

const isUnder = (root: string, path: string) => path === root || path.startsWith(`${root}/`);

function detour(path: string, role: Role): Destination | null {
  if (isUnder('/admin', path)) {
    if (role === 'seller') return { kind: 'redirect', to: '/orcamentos' };
    return role === 'admin' ? null : { kind: 'landing' };
  }
  if (path === '/' && role === 'seller') return { kind: 'redirect', to: '/orcamentos' };
  if (isUnder('/orcamentos', path) && role === 'admin') return { kind: 'redirect', to: `/admin${path}` };
  return null;
}

function owned(modules: readonly KnownModule[], path: string, role: Role): Destination | null {
  const found = ownerOf(modules, path, role);
  return found && { kind: 'module', module: found.owner, area: found.route.area };
}

/**
 * Decides what `path` shows to `role`: a module's page, another address, or the back office's log-in. A path
 * that nobody owns shows what the role finds at the root.
 */
export function resolve(modules: readonly KnownModule[], path: string, role: Role): Destination {
  const area = role === 'admin' ? 'back-office' : 'storefront';
  return (
    detour(path, role) ??
    owned(modules, path, role) ??
    detour('/', role) ??
    owned(modules, '/', role) ?? { kind: 'unpublished', area }
  );
}
