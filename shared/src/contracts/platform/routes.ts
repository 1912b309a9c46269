import type { Role } from '../people/role';
import type { Area, OwnedRoute } from './module-declaration';

/** The part of a route that decides its owner; see `OwnedRoute`. */
interface Pattern {
  path: string;
  roles?: readonly string[];
}

const ROLES_OF_AREA: Record<Area, readonly Role[]> = {
  storefront: ['visitor', 'client', 'seller', 'admin'],
  'back-office': ['admin'],
  seller: ['seller'],
};

/** Returns the roles that a route is for; the first one is the one that it is opened with to look at it. */
export const rolesOf = ({ area, roles }: Pick<OwnedRoute, 'area' | 'roles'>): readonly Role[] =>
  roles ?? ROLES_OF_AREA[area];

const segments = (path: string) => path.split('/').filter(Boolean);

/** Returns the values of the pattern's `:names` in `path`, or null if the pattern does not match. */
export function matchPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = segments(pattern);
  const given = segments(path);
  const open = wanted.at(-1) === '*';
  const fixed = open ? wanted.slice(0, -1) : wanted;
  if (open ? given.length < fixed.length : given.length !== fixed.length) return null;
  const values: Record<string, string> = {};
  for (const [i, part] of fixed.entries()) {
    const value = given[i] ?? '';
    if (part.startsWith(':')) values[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return values;
}

/** Longer patterns are more specific, literal segments more than named ones, and exact patterns more than `/*`. */
const specificity = (pattern: string) =>
  segments(pattern).reduce((sum, part) => sum + (part === '*' ? 1 : part.startsWith(':') ? 3 : 4), 0);

/** Returns the most specific owner of `path` among those that admit `role`. */
export function ownerOf<T extends { routes: readonly Pattern[] }>(
  owners: readonly T[],
  path: string,
  role: Role,
): { owner: T; route: T['routes'][number] } | null {
  const found = owners
    .flatMap((owner) => owner.routes.map((route) => ({ owner, route })))
    .filter(({ route }) => (route.roles?.includes(role) ?? true) && matchPath(route.path, path))
    .sort((a, b) => specificity(b.route.path) - specificity(a.route.path));
  return found[0] ?? null;
}

/** What an address shows to a role. */
export type Place<T> =
  | { kind: 'module'; owner: T; route: RouteOf<T> }
  | { kind: 'landing' }
  | { kind: 'redirect'; to: string }
  | { kind: 'unpublished'; area: Area };

type RouteOf<T> = T extends { routes: readonly (infer R)[] } ? R : never;

const isUnder = (root: string, path: string) => path === root || path.startsWith(`${root}/`);

const ADMIN = '/admin';
/** Where sellers begin. */
const DESK = '/orcamentos';
const QUOTATIONS = `${ADMIN}${DESK}`;

/** Sellers and administrators reach a quotation by each other's addresses. */
function detour(path: string, role: Role): { kind: 'landing' } | { kind: 'redirect'; to: string } | null {
  if (isUnder(ADMIN, path)) {
    if (role === 'seller') return { kind: 'redirect', to: isUnder(QUOTATIONS, path) ? path.slice(ADMIN.length) : DESK };
    return role === 'admin' ? null : { kind: 'landing' };
  }
  if (path === '/' && role === 'seller') return { kind: 'redirect', to: DESK };
  if (isUnder(DESK, path) && role === 'admin') return { kind: 'redirect', to: `${ADMIN}${path}` };
  return null;
}

function owned<T extends { routes: readonly Pattern[] }>(owners: readonly T[], path: string, role: Role) {
  const found = ownerOf(owners, path, role);
  return found && { kind: 'module' as const, owner: found.owner, route: found.route as RouteOf<T> };
}

/** Follows redirects and returns the final address with what it shows to `role`. */
export function destinationOf<T extends { routes: readonly Pattern[] }>(
  owners: readonly T[],
  path: string,
  role: Role,
) {
  let at = path;
  let place = placeOf(owners, at, role);
  while (place.kind === 'redirect') {
    at = place.to;
    place = placeOf(owners, at, role);
  }
  return { at, place };
}

/**
 * Decides what `path` shows to `role`: a module's page, a redirect, or the back office's log-in. A path without an
 * owner shows what the role finds at the root. Server and browser share this function, so both agree.
 */
export function placeOf<T extends { routes: readonly Pattern[] }>(
  owners: readonly T[],
  path: string,
  role: Role,
): Place<T> {
  const area = role === 'admin' ? 'back-office' : 'storefront';
  return (
    detour(path, role) ??
    owned(owners, path, role) ??
    (path === DESK ? null : detour('/', role)) ??
    owned(owners, '/', role) ?? { kind: 'unpublished', area }
  );
}
