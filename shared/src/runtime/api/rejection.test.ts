/** @jest-environment jsdom */
import { CART_KEY, CLOSING_KEY, FREE_ITEMS_KEY } from '../cart/storage';
import { useToasts } from '../notifier';
import { endSession, useSession } from '../session/session';
import { draftKey } from '../storage/draft-keys';
import { interruptedSession } from '../storage/interrupted-session';
import { storeNotice, takeNotice } from '../storage/notice';
import { DRAFT_FREE_ITEMS_KEY, DRAFT_KEY } from '../storage/quotation-draft';
import { rejectSession } from './rejection';

jest.mock('../boot', () => ({ runtimeConfig: { personTypes: { client: 'c', admin: 'a', seller: 's' } } }));

beforeEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/orcamentos/7');
});

test('[AP-03] of calls that are rejected at once, the later ones forget nothing of where the first found somebody', () => {
  useSession.setState({ isAuthenticated: true, isSeller: true, code: 'ana' });
  rejectSession('network');
  expect(location.pathname).toBe('/admin');
  rejectSession('unauthorized');
  rejectSession('network');
  expect(interruptedSession()).toEqual({ account: 'ana', address: '/orcamentos/7', why: 'network', forms: [] });
  expect(location.pathname).toBe('/admin');
});

const asClient = () =>
  useSession.setState({ isAuthenticated: true, isAdmin: false, isSeller: false, isClient: true, code: 'bia' });

test('[AP-03] a network that the device itself knows to be away ends nothing', () => {
  asClient();
  localStorage.setItem('token', 'tok');
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  rejectSession('network');
  expect([useSession.getState().isAuthenticated, localStorage.getItem('token')]).toEqual([true, 'tok']);
});

test('[AP-03] the end of a session leaves the cart, the draft and what waits to be sent, and nothing else', () => {
  asClient();
  const keys = [CART_KEY, FREE_ITEMS_KEY, DRAFT_KEY, DRAFT_FREE_ITEMS_KEY, CLOSING_KEY, draftKey('bia', 'p1')];
  for (const key of [...keys, 'token', 'anything']) localStorage.setItem(key, key);
  rejectSession('network');
  expect(Object.keys(localStorage).sort()).toEqual([...keys].sort());
  for (const key of keys) expect(localStorage.getItem(key)).toBe(key);
  expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Não foi possível falar com o servidor. Seu carrinho foi mantido/),
  ]);
  expect(location.pathname).toBe('/');
});

test('[ST-03] what a page reads after a log-out, without a session, does not take the place of the farewell', () => {
  useSession.setState({ isAuthenticated: true, isSeller: true, token: 'tok' });
  endSession();
  storeNotice('Até breve!');
  rejectSession('unauthorized');
  rejectSession('network');
  expect([takeNotice(), location.pathname]).toEqual(['Até breve!', '/orcamentos/7']);
});

test('[AP-03] a tab whose session another one has ended still says that the network is away', () => {
  asClient();
  endSession();
  rejectSession('network');
  expect(location.pathname).toBe('/');
});
