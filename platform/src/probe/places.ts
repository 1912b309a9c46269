import type { OwnedRoute, Role } from '@rodovia/shared/contracts';
import { SHELL } from '../store/discovery';
import type { ReleaseRecord } from '../store/release';

/** An address to look at, as somebody of a role. */
export interface Place {
  /** Whose page it is. */
  module: string;
  at: string;
  role: Role;
}

/** Stands for whatever a route has in its address: there is no such record. */
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

/** Where a publication shows: all routes of its modules, and for a shell home or the first one of every module that it frames. */
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
