import type { Role } from './role';

/** What decides to whom a route belongs; see `OwnedRoute`. */
interface Pattern {
  path: string;
  roles?: readonly string[];
}

const segments = (path: string) => path.split('/').filter(Boolean);

/** Values of the pattern's `:names` in `path`, or null where the pattern does not fit. */
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

/** Longer patterns are more specific, literal parts more than named ones, and an exact pattern more than `/*`. */
const specificity = (pattern: string) =>
  segments(pattern).reduce((sum, part) => sum + (part === '*' ? 1 : part.startsWith(':') ? 3 : 4), 0);

/** The most specific owner of `path` among those that admit `role`. */
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
