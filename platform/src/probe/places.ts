import type { Role } from '@rodovia/shared/contracts/people';
import type { OwnedRoute } from '@rodovia/shared/contracts/platform';
import { SHELL } from '../store/discovery';
import type { ReleaseRecord } from '../store/release';

/** An address to open, and the role. */
export interface Place {
  /** Module that owns the page. */
  module: string;
  at: string;
  role: Role;
}

/** Placeholder for parameters of a route; no such record exists. */
const NOTHING = '00000000-0000-4000-8000-000000000000';

const roleOf = ({ area, roles }: OwnedRoute): Role => {
  if (roles?.[0]) return roles[0];
  return area === 'storefront' ? 'visitor' : area === 'seller' ? 'seller' : 'admin';
};

const placeOf = (module: string, route: OwnedRoute): Place => ({
  module,
  at: route.path.replace(/:\w+/g, NOTHING).replace('*', ''),
  role: roleOf(route),
});

const HOME = '/';

/**
 * Returns the places where a publication is visible: all routes of its modules; for a shell, the home page or the first
 * route of each module.
 */
export function placesOf(published: ReleaseRecord[], live: ReleaseRecord[]): Place[] {
  const own = published.flatMap(({ module, declaration: { routes } }) => routes.map((route) => placeOf(module, route)));
  if (!published.some(({ module }) => module === SHELL)) return own;
  const names = new Set(published.map(({ module }) => module));
  const others = live.filter(({ module }) => !names.has(module));
  const first = others.flatMap(({ module, declaration: { routes } }) => {
    const route = routes.find(({ path }) => path === HOME) ?? routes[0];
    return route ? [placeOf(module, route)] : [];
  });
  return [...own, ...first];
}
