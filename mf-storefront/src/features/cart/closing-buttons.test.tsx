/** @jest-environment jsdom */
import type { Shop } from '@rodovia/shared/contracts/site';
import { api, queryClient, useSession } from '@rodovia/shared/runtime';
import { renderPage } from '@rodovia/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beginGuestSession, forgetGuest } from '../../guest/guest';
import { ClosingButtons } from './closing-buttons';

const closed = jest.fn();

async function show(TakesGuests: boolean | undefined, isBlocked = false) {
  jest
    .spyOn(api, 'get')
    .mockImplementation((url) =>
      url === '/shop' && TakesGuests !== undefined
        ? Promise.resolve({ TakesGuests } as Shop as never)
        : new Promise(() => undefined),
    );
  await act(async () => {
    renderPage(
      '/carrinho',
      '/carrinho',
      <ClosingButtons
        isBlocked={isBlocked}
        busy={false}
        check={() => true}
        details={undefined}
        onClose={closed}
        onMade={() => undefined}
      />,
    );
  });
}

/** Names of the buttons; those that cannot be pressed in brackets. */
const buttons = () =>
  screen
    .getAllByRole<HTMLButtonElement>('button')
    .map(({ textContent, disabled }) => (disabled ? `(${textContent})` : textContent));

beforeEach(() => {
  closed.mockClear();
  forgetGuest();
  useSession.setState({ token: null, code: null, isAuthenticated: false, isClient: false });
});
afterEach(() => {
  jest.restoreAllMocks();
  queryClient.clear();
});

test.each([
  ['that takes them', true, ['Receber a proposta', 'Fechar carrinho']],
  ['that does not', false, ['Fechar carrinho']],
  ['of which nothing is known yet', undefined, ['(Receber a proposta)', 'Fechar carrinho']],
])('[SF-13] a visitor of a shop %s closes the cart with or without an account', async (_shop, takes, expected) => {
  await show(takes);
  expect(buttons()).toEqual(expected);
  fireEvent.click(screen.getByRole('button', { name: 'Fechar carrinho' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a cart with something that must go first is closed in neither way', async () => {
  await show(true, true);
  expect(buttons()).toEqual(['(Receber a proposta)', '(Fechar carrinho)']);
});

test('who has an account is not asked for a name', async () => {
  useSession.setState({ token: 'own', isAuthenticated: true, isClient: true });
  await show(true);
  expect(buttons()).toEqual(['Fechar carrinho']);
});

test('a guest closes the next cart with the name and number of the first', async () => {
  const session = {
    access_token: 't',
    code: 'c',
    persontypecode: '',
    name: 'Ana',
    username: '',
    is_admin: false,
    is_seller: false,
  };
  beginGuestSession({ Session: session, Code: 'a', Number: 1, Url: '/orcamentos/a#acesso=x', NeedsEmail: true });
  await show(true);
  expect(buttons()).toEqual(['Fechar carrinho']);
  fireEvent.click(screen.getByRole('button', { name: 'Fechar carrinho' }));
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Receber a proposta' })).toBeTruthy());
  expect(closed).not.toHaveBeenCalled();
});
