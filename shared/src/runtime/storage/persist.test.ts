/** @jest-environment jsdom */
import { notify, persist, startSession, useCart, useSession } from '@rodovia/shared/runtime';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const fill = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test('what fits is kept', () => {
  expect(persist('a', 'b')).toBe(true);
  expect(localStorage.getItem('a')).toBe('b');
});

test('without room that is said once, and what was done holds on this page', () => {
  const notified = jest.spyOn(notify, 'error');
  fill();
  expect(persist('a', 'b')).toBe(false);
  useCart.getState().put('p-1', 2);
  useCart.getState().put('p-2', 1);
  useCart.getState().put('p-1', 3);
  expect(useCart.getState().items).toEqual([
    { Code: 'p-1', Quantity: 3 },
    { Code: 'p-2', Quantity: 1 },
  ]);
  startSession({ access_token: 't', code: 'c', persontypecode: 'x', name: 'Ana' } as Parameters<
    typeof startSession
  >[0]);
  expect(useSession.getState()).toMatchObject({ isAuthenticated: true, name: 'Ana' });
  expect(notified).toHaveBeenCalledTimes(1);
});
