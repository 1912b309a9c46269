/** @jest-environment jsdom */
import { ApiError, api, notify, useSession } from '@rodovia/shared/runtime';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { followAccount, forgetSeen, noteSeen, saved, toggleFavourite } from './saved-products';

const [mine = '', later = '', looked = ''] = fc.sample(fc.uuid(), 3);

/** What the account has; the calls below change it as the server does. */
let account = { Favourites: [] as string[], Seen: [] as string[] };
const get = jest.spyOn(api, 'get');
const post = jest.spyOn(api, 'post');
const put = jest.spyOn(api, 'put');
const remove = jest.spyOn(api, 'delete');
const said = jest.spyOn(notify, 'error');

const lost = new ApiError('network', 0, 'Sem conexão.');
const refusal = new ApiError('http', 503, 'Tente de novo mais tarde.');

const logIn = (code: string) => useSession.setState({ code, isClient: true });
const logOut = () => useSession.setState({ code: null, isClient: false });
const untold = () => saved.get().untold;
const codeOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** An answer that comes when the test says so. */
function held<T>() {
  let answer: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

beforeEach(async () => {
  logOut();
  await followAccount();
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

test('a visitor’s go into the account at log-in, and what is done from then on is told to it', async () => {
  toggleFavourite(mine);
  noteSeen(looked);
  expect(untold()).toEqual([]);
  account.Favourites = [later];
  logIn('ana');
  await waitFor(() => expect(saved.get()).toMatchObject({ owner: 'ana', favourites: [mine, later], seen: [looked] }));
  toggleFavourite(later);
  forgetSeen();
  await waitFor(() => expect(untold()).toEqual([]));
  expect(account).toEqual({ Favourites: [mine], Seen: [] });
});

test('what is done while the account is read stays done when its answer comes', async () => {
  account = { Favourites: [mine], Seen: [looked] };
  logIn('ana');
  await followAccount();
  const { promise, answer } = held<unknown>();
  get.mockClear().mockReturnValueOnce(promise);
  void followAccount();
  await waitFor(() => expect(get).toHaveBeenCalled());
  toggleFavourite(later);
  forgetSeen();
  answer(account);
  await waitFor(() => expect(untold()).toEqual([]));
  expect(saved.get()).toMatchObject({ favourites: [later, mine], seen: [] });
  expect(account).toEqual({ Favourites: [later, mine], Seen: [] });
});

test('what a lost network kept from the account is told by the next page, and nobody is bothered', async () => {
  logIn('ana');
  await followAccount();
  put.mockRejectedValue(lost);
  toggleFavourite(mine);
  await followAccount();
  expect(saved.get()).toMatchObject({ favourites: [mine], untold: [{ kind: 'like', code: mine }] });
  expect(said).not.toHaveBeenCalled();
  put.mockImplementation(async () => {
    account.Favourites = [mine];
  });
  await followAccount();
  expect(saved.get()).toMatchObject({ favourites: [mine], untold: [] });
});

test('of several words on a product the account hears the last', async () => {
  logIn('ana');
  await followAccount();
  put.mockRejectedValue(lost);
  toggleFavourite(mine);
  noteSeen(looked);
  toggleFavourite(mine);
  await followAccount();
  expect(untold().filter(({ code }) => code === mine)).toEqual([{ kind: 'unlike', code: mine }]);
  forgetSeen();
  await waitFor(() => expect(untold()).toEqual([]));
  expect(account).toEqual({ Favourites: [], Seen: [] });
});

test('what the account refuses is taken back with its sentence', async () => {
  account = { Favourites: [mine], Seen: [looked] };
  logIn('ana');
  await followAccount();
  put.mockRejectedValue(refusal);
  remove.mockRejectedValue(refusal);
  toggleFavourite(later);
  await waitFor(() => expect(saved.get().favourites).toEqual([mine]));
  toggleFavourite(mine);
  forgetSeen();
  expect(saved.get()).toMatchObject({ favourites: [], seen: [] });
  await waitFor(() => expect(saved.get()).toMatchObject({ favourites: [mine], seen: [looked], untold: [] }));
  expect(said.mock.calls.flat()).toEqual(Array(3).fill('Tente de novo mais tarde.'));
});

test('that a product was looked at is worth no sentence where it is refused', async () => {
  logIn('ana');
  await followAccount();
  put.mockRejectedValue(refusal);
  noteSeen(looked);
  await waitFor(() => expect(untold()).toEqual([]));
  expect(said).not.toHaveBeenCalled();
});

test('one client’s untold is nothing to the next one on this device', async () => {
  logIn('ana');
  await followAccount();
  put.mockRejectedValue(lost);
  toggleFavourite(mine);
  await followAccount();
  logOut();
  await followAccount();
  expect(saved.get()).toEqual({ owner: null, favourites: [], seen: [], untold: [] });
  put.mockClear();
  logIn('rui');
  await followAccount();
  expect(put).not.toHaveBeenCalled();
});

test('whatever is stored, only deeds on products come out', () => {
  const kind = fc.constantFrom('like', 'unlike', 'see', 'forget', 'toString', 7);
  const code = fc.oneof(fc.uuid(), fc.constant(''), fc.string());
  const stored = fc.oneof(
    fc.jsonValue(),
    fc.record({ untold: fc.array(fc.oneof(fc.record({ kind, code }), fc.jsonValue())) }),
  );
  fc.assert(
    fc.property(stored, (value) => {
      localStorage.setItem('rodovia.saved', JSON.stringify(value));
      dispatchEvent(new StorageEvent('storage', { key: 'rodovia.saved' }));
      expect(
        untold().every(({ kind, code }) =>
          kind === 'forget' ? code === '' : /^(un)?like$|^see$/.test(kind) && /^[\da-f-]{36}$/.test(code),
        ),
      ).toBe(true);
    }),
  );
});
