import fc from 'fast-check';
import { callPath, firstViewPath } from './call-path';
import { matchPath, ownerOf } from './routes';

test('an address leaves out what is empty and joins lists', () => {
  expect(callPath('/product/pagged', { page: 1, term: '', brands: ['A', 'B'], isActive: undefined })).toBe(
    '/product/pagged?page=1&brands=A%3BB',
  );
});

test('a first view takes its values from the page, with defaults', () => {
  const call = { path: '/product/{guid}', query: { page: '{page|1}', brands: '{brand}' } };
  expect(firstViewPath(call, { guid: 'a/b', brand: 'X & Y' })).toBe('/product/a%2Fb?page=1&brands=X+%26+Y');
});

test('a place can depend on another value', () => {
  const call = { path: '/x', query: { orderBy: '{orderBy|term?Relevance:Created desc}' } };
  expect(firstViewPath(call, {})).toBe('/x?orderBy=Created+desc');
  expect(firstViewPath(call, { term: 'a' })).toBe('/x?orderBy=Relevance');
  expect(firstViewPath(call, { term: 'a', orderBy: 'Size asc' })).toBe('/x?orderBy=Size+asc');
});

test('no value of a page can leave its place in a path', () => {
  fc.assert(
    fc.property(fc.string(), (guid) => {
      const url = firstViewPath({ path: '/product/{guid}' }, { guid });
      expect(url.slice('/product/'.length)).not.toMatch(/[/?#]/);
    }),
  );
});

describe('[MF-06] routes and roles', () => {
  const home = { routes: [{ path: '/', area: 'storefront' as const, roles: ['visitor' as const] }] };
  const list = { routes: [{ path: '/modelos', area: 'storefront' as const }] };
  const detail = { routes: [{ path: '/modelos/:guid', area: 'storefront' as const }] };
  const special = { routes: [{ path: '/modelos/novo', area: 'storefront' as const }] };

  test('the most specific owner that admits the role wins', () => {
    const all = [home, list, detail, special];
    expect(ownerOf(all, '/modelos/novo', 'visitor')?.owner).toBe(special);
    expect(ownerOf(all, '/modelos/x', 'visitor')?.owner).toBe(detail);
    expect(ownerOf(all, '/', 'admin')).toBeNull();
    expect(ownerOf(all, '/nada', 'visitor')).toBeNull();
  });

  test('patterns name parts of a path', () => {
    expect(matchPath('/a/:b', '/a/1')).toEqual({ b: '1' });
    expect(matchPath('/a/*', '/a/b/c')).toEqual({});
    expect(matchPath('/a', '/a/b')).toBeNull();
  });
});
