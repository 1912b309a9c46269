/** @jest-environment jsdom */
import { ApiError, api, notify, useSession } from '@rodovia/shared/runtime';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { forgetSeen, noteSeen, saved, synchronizeSaved, toggleFavourite } from './saved-products';

const [mine = '', later = '', looked = ''] = fc.sample(fc.uuid(), 3);

/** Lists of the account; mocked calls change them like the server. */
let account = { Favourites: [] as string[], Seen: [] as string[] };
const get = jest.spyOn(api, 'get');
const post = jest.spyOn(api, 'post');
const put = jest.spyOn(api, 'put');
const remove = jest.spyOn(api, 'delete');
const notified = jest.spyOn(notify, 'error');

const lost = new ApiError('network', 0, 'Sem conexão.');
const refusal = new ApiError('http', 503, 'Tente de novo mais tarde.');

const logIn = (code: string) => useSession.setState({ code, isClient: true });
const logOut = () => useSession.setState({ code: null, isClient: false });
const pending = () => saved.get().pending;
const codeOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Returns a promise that the test resolves. */
function deferred<T>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

beforeEach(async () => {
  logOut();
  await synchronizeSaved();
  saved.set(undefined);
  account = { Favourites: [], Seen: [] };
  jest.resetAllMocks();
  get.mockImplementation(async () => account);
  post.mockImplementation(async (_path, body) => {
    const { favourites, seen } = body as { favourites: string[]; seen: string[] };
    account = { Favourites: [...favourites, ...account.Favourites], Seen: [...seen, ...account.Seen] };
    return { ...account, LeftOut: 0 };
  });
  put.mockImplementation(async (path) => {
    const list = path.includes('favourite') ? 'Favourites' : 'Seen';
    account = { ...account, [list]: [...new Set([codeOf(path), ...account[list]])] };
  });
  remove.mockImplementation(async (path) => {
    const { Favourites, Seen } = account;
    account = path.endsWith('/seen')
      ? { Favourites, Seen: [] }
      : { Favourites: Favourites.filter((code) => code !== codeOf(path)), Seen };
  });
});

test('lists of a visitor are merged into the account at log-in, and later changes are sent to it', async () => {
  toggleFavourite(mine);
  noteSeen(looked);
  expect(pending()).toEqual([]);
  account.Favourites = [later];
  logIn('ana');
  await waitFor(() => expect(saved.get()).toMatchObject({ owner: 'ana', favourites: [mine, later], seen: [looked] }));
  toggleFavourite(later);
  forgetSeen();
  await waitFor(() => expect(pending()).toEqual([]));
  expect(account).toEqual({ Favourites: [mine], Seen: [] });
});

test('a change made while the account is being read survives the answer', async () => {
  account = { Favourites: [mine], Seen: [looked] };
  logIn('ana');
  await synchronizeSaved();
  const { promise, answer } = deferred<unknown>();
  get.mockClear().mockReturnValueOnce(promise);
  void synchronizeSaved();
  await waitFor(() => expect(get).toHaveBeenCalled());
  toggleFavourite(later);
  forgetSeen();
  answer(account);
  await waitFor(() => expect(pending()).toEqual([]));
  expect(saved.get()).toMatchObject({ favourites: [later, mine], seen: [] });
  expect(account).toEqual({ Favourites: [later, mine], Seen: [] });
});

test('a change that a lost network held back is sent by the next page, without an error message', async () => {
  logIn('ana');
  await synchronizeSaved();
  put.mockRejectedValue(lost);
  toggleFavourite(mine);
  await synchronizeSaved();
  expect(saved.get()).toMatchObject({ favourites: [mine], pending: [{ kind: 'like', code: mine }] });
  expect(notified).not.toHaveBeenCalled();
  put.mockImplementation(async () => {
    account.Favourites = [mine];
  });
  await synchronizeSaved();
  expect(saved.get()).toMatchObject({ favourites: [mine], pending: [] });
});

test('of several changes to one product only the last is sent', async () => {
  logIn('ana');
  await synchronizeSaved();
  put.mockRejectedValue(lost);
  toggleFavourite(mine);
  noteSeen(looked);
  toggleFavourite(mine);
  await synchronizeSaved();
  expect(pending().filter(({ code }) => code === mine)).toEqual([{ kind: 'unlike', code: mine }]);
  forgetSeen();
  await waitFor(() => expect(pending()).toEqual([]));
  expect(account).toEqual({ Favourites: [], Seen: [] });
});

test('a refused change is reverted and the reason shown', async () => {
  account = { Favourites: [mine], Seen: [looked] };
  logIn('ana');
  await synchronizeSaved();
  put.mockRejectedValue(refusal);
  remove.mockRejectedValue(refusal);
  toggleFavourite(later);
  await waitFor(() => expect(saved.get().favourites).toEqual([mine]));
  toggleFavourite(mine);
  forgetSeen();
  expect(saved.get()).toMatchObject({ favourites: [], seen: [] });
  await waitFor(() => expect(saved.get()).toMatchObject({ favourites: [mine], seen: [looked], pending: [] }));
  expect(notified.mock.calls.flat()).toEqual(Array(3).fill('Tente de novo mais tarde.'));
});

test('a refused view is dropped silently', async () => {
  logIn('ana');
  await synchronizeSaved();
  put.mockRejectedValue(refusal);
  noteSeen(looked);
  await waitFor(() => expect(pending()).toEqual([]));
  expect(notified).not.toHaveBeenCalled();
});

test('pending changes of one client never reach the account of the next one', async () => {
  logIn('ana');
  await synchronizeSaved();
  put.mockRejectedValue(lost);
  toggleFavourite(mine);
  await synchronizeSaved();
  logOut();
  await synchronizeSaved();
  expect(saved.get()).toEqual({ owner: null, favourites: [], seen: [], pending: [] });
  put.mockClear();
  logIn('rui');
  await synchronizeSaved();
  expect(put).not.toHaveBeenCalled();
});

test('whatever the storage holds, only valid changes are read from it', () => {
  const kind = fc.constantFrom('like', 'unlike', 'see', 'forget', 'toString', 7);
  const code = fc.oneof(fc.uuid(), fc.constant(''), fc.string());
  const stored = fc.oneof(
    fc.jsonValue(),
    fc.record({ pending: fc.array(fc.oneof(fc.record({ kind, code }), fc.jsonValue())) }),
  );
  fc.assert(
    fc.property(stored, (value) => {
      localStorage.setItem('rodovia.saved', JSON.stringify(value));
      dispatchEvent(new StorageEvent('storage', { key: 'rodovia.saved' }));
      expect(
        pending().every(({ kind, code }) =>
          kind === 'forget' ? code === '' : /^(un)?like$|^see$/.test(kind) && /^[\da-f-]{36}$/.test(code),
        ),
      ).toBe(true);
    }),
  );
});
