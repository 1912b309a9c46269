import { endSession } from './session/session';
import { unsentKey, unsentKeys } from './unsent';

const KEY = unsentKey('account', 'quotation');

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('token', 'secret');
  localStorage.setItem(KEY, 'typed');
});

test('what is unsent outlives a session that breaks off, as nothing else does', () => {
  endSession(unsentKeys());
  expect(Object.entries(localStorage)).toEqual([[KEY, 'typed']]);
});

test('a log-out leaves nothing of it', () => {
  endSession();
  expect(localStorage).toHaveLength(0);
});

test('another account or another quotation has another key', () => {
  expect(new Set([KEY, unsentKey('other', 'quotation'), unsentKey('account', 'other')]).size).toBe(3);
});
