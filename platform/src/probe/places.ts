import type { Role } from '@rodovia/shared/contracts/people';
import { type OwnedRoute, rolesOf, slotsOf } from '@rodovia/shared/contracts/platform';
import { packageOf, SHELL } from '../store/discovery';
import type { ReleaseRecord } from '../store/release';

/** An address to open, and the role. */
export interface Place {
  /** Module that is looked at: the owner of the page, or one that fills a slot of it. */
  module: string;
  /** Pattern of the route. */
  route: string;
  at: string;
  role: Role;
  /** Part that fills a slot of the page, as the page names it; absent for the owner. */
  part?: string;
}

/** Placeholder for parameters of a route; no such record exists. */
export const NOTHING = '00000000-0000-4000-8000-000000000000';

/** Returns the role that a route is opened with. */
export const roleFor = (route: OwnedRoute): Role => rolesOf(route)[0] ?? 'visitor';

const placeOf = (module: string, route: OwnedRoute): Place => ({
  module,
  route: route.path,
  at: route.path.replace(/:\w+/g, NOTHING).replace('*', ''),
  role: roleFor(route),
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

/** Returns the places where the parts of published modules are shown, for each of their roles. */
export function partPlacesOf(published: ReleaseRecord[], live: ReleaseRecord[]): Place[] {
  const names = new Set(published.map(({ module }) => module));
  const owners = [...published, ...live.filter(({ module }) => !names.has(module))];
  return published.flatMap(({ module, declaration: { fills = [] } }) =>
    fills.flatMap(({ slot, part, roles }) =>
      owners.flatMap(({ declaration }) =>
        declaration.routes
          .filter(({ path }) => slotsOf(declaration, path).includes(slot))
          .flatMap((route) => {
            const seeing = roles.filter((role) => rolesOf(route).includes(role));
            return seeing.map((role) => ({ ...placeOf(module, route), role, part: `${packageOf(module)}/${part}` }));
          }),
      ),
    ),
  );
}
