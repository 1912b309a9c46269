/** @jest-environment jsdom */
import { listAddress, neighboursOf, rememberList } from './last-list';

const PATH = '/admin/coisas';

beforeEach(() => sessionStorage.clear());

test('a record knows those beside it in the list that it was opened from, and the way back to that list', () => {
  rememberList(PATH, { search: '?term=roda&page=2', codes: ['a', 'b', 'c'] });
  expect(neighboursOf(PATH, 'a')).toEqual({ place: 1, count: 3, previous: undefined, next: 'b' });
  expect(neighboursOf(PATH, 'b')).toEqual({ place: 2, count: 3, previous: 'a', next: 'c' });
  expect(neighboursOf(PATH, 'd')).toBeNull();
  expect(listAddress(PATH)).toBe('/admin/coisas?term=roda&page=2');
  rememberList(PATH, { search: '?page=2', codes: ['a', 'b', 'c'], before: 25, total: 45 });
  expect(neighboursOf(PATH, 'c')).toEqual({ place: 28, count: 45, previous: 'b', next: undefined });
});

test.each(['', '{}', 'nonsense', '{"codes":"x"}'])('what is kept as %j counts as nothing', (stored) => {
  sessionStorage.setItem(`rodovia.list ${PATH}`, stored);
  expect(neighboursOf(PATH, 'a')).toBeNull();
  expect(listAddress(PATH)).toBe(PATH);
});
