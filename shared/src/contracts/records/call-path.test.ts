import fc from 'fast-check';
import { callPath, firstViewPath } from './call-path';

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
