import fc from 'fast-check';
import type { Role } from '../people/role';
import { destinationOf, matchPath, ownerOf, placeOf } from './routes';

const routes = (...paths: string[]) => ({ routes: paths.map((path) => ({ path })) });

describe('patterns', () => {
  test.each<[string, string, Record<string, string> | null]>([
    ['/a/:b', '/a/1', { b: '1' }],
    ['/a/:b/:c', '/a/1/2', { b: '1', c: '2' }],
    ['/a/:b', '/a', null],
    ['/a/:b', '/a/1/2', null],
    ['/a', '/a/', {}],
    ['/a', '/b', null],
    ['/a', '/a/b', null],
    ['/a/*', '/a', {}],
    ['/a/*', '/a/b/c', {}],
    ['/a/*', '/b/c', null],
    ['/a/b/*', '/a', null],
    ['/:a/*', '/x/y', { a: 'x' }],
    ['/', '/', {}],
    ['/', '/a', null],
  ])('%s of %s is %j', (pattern, path, values) => {
    expect(matchPath(pattern, path)).toEqual(values);
  });
});

describe('[MF-06] owners', () => {
  test.each([
    ['/a/:b', '/a/b', '/a/b'],
    ['/a/*', '/a/:b', '/a/b'],
    ['/*', '/a/*', '/a/b'],
    ['/:a/b', '/:a/:b', '/a/b'],
  ])('of %s and %s the second or the first is nearer to %s, whichever comes first', (one, other, path) => {
    const nearer = ownerOf([routes(one), routes(other)], path, 'visitor')?.route.path;
    expect(ownerOf([routes(other), routes(one)], path, 'visitor')?.route.path).toBe(nearer);
  });

  test('a literal part is nearer than a named one, a named one nearer than the rest', () => {
    const all = [routes('/a/*'), routes('/a/:b'), routes('/a/b'), routes('/*')];
    const nearest = (path: string) => ownerOf(all, path, 'visitor')?.route.path;
    expect(['/a/b', '/a/x', '/a/x/y', '/x'].map(nearest)).toEqual(['/a/b', '/a/:b', '/a/*', '/*']);
  });

  test('a route that names roles is theirs alone', () => {
    const desk = { routes: [{ path: '/a', roles: ['seller'] }] };
    expect(ownerOf([desk], '/a', 'seller')?.owner).toBe(desk);
    expect(ownerOf([desk], '/a', 'client')).toBeNull();
    expect(ownerOf([{ routes: [{ path: '/a', roles: [] }] }], '/a', 'client')).toBeNull();
  });
});

describe('[MF-06] places', () => {
  const shop = { routes: [{ path: '/' }, { path: '/modelos' }] };
  const desk = {
    routes: [
      { path: '/orcamentos', roles: ['seller', 'client'] },
      { path: '/admin/orcamentos/*', roles: ['admin'] },
      { path: '/admin/dashboard', roles: ['admin'] },
    ],
  };
  const all = [shop, desk];
  const shown = (path: string, role: Role) => {
    const place = placeOf(all, path, role);
    if (place.kind === 'module') return place.route.path;
    return place.kind === 'redirect' ? `> ${place.to}` : place.kind;
  };

  test.each<[string, Role, string]>([
    ['/', 'visitor', '/'],
    ['/', 'admin', '/'],
    ['/', 'seller', '> /orcamentos'],
    ['/nada', 'visitor', '/'],
    ['/nada', 'seller', '> /orcamentos'],
    ['/admin', 'visitor', 'landing'],
    ['/admin/dashboard', 'client', 'landing'],
    ['/admin/dashboard', 'seller', '> /orcamentos'],
    ['/admin/dashboard', 'admin', '/admin/dashboard'],
    ['/administracao', 'visitor', '/'],
    ['/orcamentos', 'client', '/orcamentos'],
    ['/orcamentos', 'admin', '> /admin/orcamentos'],
    ['/orcamentos/7', 'admin', '> /admin/orcamentos/7'],
    ['/orcamentos-de-ontem', 'admin', '/'],
    ['/modelos', 'seller', '/modelos'],
  ])('%s shows to %s: %s', (path, role, place) => {
    expect(shown(path, role)).toBe(place);
  });

  test('where nobody owns the root, the area of the role is not published', () => {
    expect(placeOf([], '/', 'visitor')).toEqual({ kind: 'unpublished', area: 'storefront' });
    expect(placeOf([], '/nada', 'admin')).toEqual({ kind: 'unpublished', area: 'back-office' });
  });

  test('an address without an owner is left for the desk, and by nobody twice', () => {
    expect(destinationOf(all, '/admin/orcamentos/nada', 'seller').at).toBe('/orcamentos');
    expect(destinationOf([shop], '/admin/orcamentos/7', 'seller')).toEqual({
      at: '/orcamentos',
      place: { kind: 'module', owner: shop, route: { path: '/' } },
    });
    expect(placeOf([], '/orcamentos', 'seller')).toEqual({ kind: 'unpublished', area: 'storefront' });
  });

  test('a redirect leads to a place that is none', () => {
    const paths = fc.array(fc.constantFrom('admin', 'orcamentos', 'modelos', 'dashboard', 'x'), { maxLength: 3 });
    const roles = fc.constantFrom<Role>('visitor', 'client', 'seller', 'admin');
    const published = fc.constantFrom([], [shop], [desk], all);
    fc.assert(
      fc.property(published, paths, roles, (owners, parts, role) => {
        const path = `/${parts.join('/')}`;
        const { at, place } = destinationOf(owners, path, role);
        expect(place.kind).not.toBe('redirect');
        expect(place).toEqual(placeOf(owners, at, role));
        const first = placeOf(owners, path, role);
        if (first.kind !== 'redirect') expect(at).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });
});
