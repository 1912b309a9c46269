/** @jest-environment jsdom */
import { useSession } from '@rodovia/shared/runtime';
import { act, renderHook } from '@testing-library/react';
import { forgetSearches, noteSearch, searchPath, useRecentSearches } from './recent-searches';

const note = (query: string) => act(() => noteSearch(new URLSearchParams(query)));
const shown = () => renderHook(useRecentSearches).result.current.map(searchPath);
const logIn = (code: string | null) => act(() => useSession.setState({ code }));

afterEach(() => {
  act(forgetSearches);
  logIn(null);
});

test('the newest search comes first, once, and five are remembered', () => {
  for (const query of ['term=a', 'size=205/55R16', 'term=b', 'term=c', 'term=d', 'term=a', 'term=e']) note(query);
  expect(shown()).toEqual(['e', 'a', 'd', 'c', 'b'].map((term) => `/modelos?term=${term}`));
});

test('a list that was not searched for is not remembered', () => {
  for (const query of ['', 'term=%20', 'brand=a', `term=${'a'.repeat(101)}`]) note(query);
  expect(shown()).toEqual([]);
});

test('a size leads to its list again, several to all of them', () => {
  note('size=205/55R16;195/65R15&brand=a');
  expect(shown()).toEqual(['/modelos?size=205%2F55R16%3B195%2F65R15']);
});

test('a visitor takes them into the account, and nobody sees those of somebody else', () => {
  note('term=antes');
  logIn('ana');
  note('term=depois');
  expect(shown()).toEqual(['/modelos?term=depois', '/modelos?term=antes']);
  logIn('bia');
  expect(shown()).toEqual([]);
  logIn(null);
  expect(shown()).toEqual([]);
  note('term=outra');
  expect(shown()).toEqual(['/modelos?term=outra']);
});

test.each([
  '7',
  '{"searches":[{"key":"to","words":"x"},null,{"key":"term","words":""}]}',
  '{"owner":7,"searches":{}}',
  '{',
])('what is stored and is no list of searches is none: %s', (stored) => {
  localStorage.setItem('rodovia.searches', stored);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'rodovia.searches' })));
  expect(shown()).toEqual([]);
});
