import { BrowserRouter } from '@rodovia/shared/router';
import {
  api,
  closeDialog,
  openDialog,
  useCart,
  useDialog,
  useDraft,
  useDraftFreeItems,
  useFreeItems,
  useSession,
} from '@rodovia/shared/runtime';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useCloseCart } from './use-close-cart';

const NOBODY = { isAuthenticated: false, isAdmin: false, isSeller: false, isClient: false };

function CloseButton() {
  const { close, isResumed } = useCloseCart();
  return (
    <button type="button" onClick={() => void close()}>
      Fechar{isResumed && ' agora'}
    </button>
  );
}

/** Closes a cart of two products and one free item with a given role. */
async function closeAs(role: Partial<typeof NOBODY>) {
  history.replaceState(null, '', '/carrinho');
  useSession.setState({ ...NOBODY, ...role });
  useCart.getState().put('a', 2);
  useCart.getState().put('b', 1);
  useFreeItems.getState().put('pneu de carrinho', 4);
  render(
    <BrowserRouter>
      <CloseButton />
    </BrowserRouter>,
  );
  await act(async () => fireEvent.click(screen.getByText('Fechar')));
}

beforeEach(() => {
  closeDialog();
  for (const list of [useCart, useFreeItems, useDraft, useDraftFreeItems]) list.getState().clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  useSession.setState(NOBODY);
});

const itemsOf = (list: typeof useCart | typeof useFreeItems) =>
  list.getState().items.map(({ Code, Quantity }) => [Code, Quantity]);

test('[SF-13] a visitor is asked to log in, and the cart stays as it is', async () => {
  const post = jest.spyOn(api, 'post');
  await closeAs({});
  expect(useDialog.getState().open).toEqual({ name: 'login-required', props: { returnTo: '/carrinho' } });
  expect([post.mock.calls.length, itemsOf(useCart).length, location.pathname]).toEqual([0, 2, '/carrinho']);
});

const logIn = () => act(async () => useSession.setState({ ...NOBODY, isAuthenticated: true, isClient: true }));

test('[SF-13] who was asked to log in is reminded of it after the log-in, with the cart as it was', async () => {
  await closeAs({});
  await act(async () => openDialog('login', { returnTo: '/carrinho' }));
  await logIn();
  await act(async () => closeDialog());
  expect(screen.getByText('Fechar agora')).toBeTruthy();
  expect(itemsOf(useCart).length).toBe(2);
});

test('who closed the dialog and logs in later is not reminded', async () => {
  await closeAs({});
  await act(async () => closeDialog());
  await logIn();
  expect(screen.getByText('Fechar')).toBeTruthy();
});

test.each([
  ['a seller', { isSeller: true }, '/orcamentos/novo/fechamento'],
  ['an administrator', { isAdmin: true }, '/admin/orcamentos/novo/fechamento'],
])('%s takes everything along to where the client is chosen', async (_, role, path) => {
  await closeAs({ isAuthenticated: true, ...role });
  expect(location.pathname).toBe(path);
  expect(itemsOf(useDraft)).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
  expect(itemsOf(useDraftFreeItems)).toEqual([['pneu de carrinho', 4]]);
  expect([itemsOf(useCart), itemsOf(useFreeItems)]).toEqual([[], []]);
});

test('[SF-13] a client’s cart becomes a quotation, which opens; a refusal keeps the cart', async () => {
  jest.spyOn(api, 'post').mockRejectedValueOnce(new Error('sem rede')).mockResolvedValueOnce({ Code: 'q' });
  await closeAs({ isAuthenticated: true, isClient: true });
  expect([itemsOf(useCart).length, location.pathname]).toEqual([2, '/carrinho']);
  fireEvent.click(screen.getByText('Fechar'));
  await waitFor(() => expect(location.pathname).toBe('/orcamentos'));
  expect(itemsOf(useCart)).toEqual([]);
});
