/** @jest-environment jsdom */
import type { GuestSession } from '@rodovia/shared/contracts/quotations';
import { ApiError, api, useCart, useSession } from '@rodovia/shared/runtime';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { forgetGuest, isGuest } from './guest';
import { GuestDialog } from './guest-dialog';

const made: GuestSession = {
  Session: {
    access_token: 't',
    code: 'c',
    persontypecode: '',
    name: 'Ana',
    username: '',
    is_admin: false,
    is_seller: false,
  },
  Code: 'q',
  Number: 7,
  Url: '/orcamentos/q#acesso=x',
  NeedsEmail: true,
};

const onMade = jest.fn();
let post: jest.SpyInstance;

async function show() {
  render(<GuestDialog details={{ note: 'Portaria B' }} onMade={onMade} onClose={() => undefined} />);
  await act(async () => undefined);
}

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Enviar o pedido' })));

async function fillAndSend() {
  type(/^Nome/, ' Ana Souza ');
  type(/^Celular/, '11912345678');
  await send();
}

beforeEach(() => {
  localStorage.clear();
  onMade.mockReset();
  forgetGuest();
  useSession.setState({ token: null, code: null, isAuthenticated: false, isClient: false });
  useCart.getState().clear();
  useCart.getState().put('a', 4);
  jest.spyOn(api, 'get').mockResolvedValue({ Ticket: 'bilhete', Wait: 0 });
  post = jest.spyOn(api, 'post').mockResolvedValue(made);
});
afterEach(() => jest.restoreAllMocks());

test('[SF-13] what is wrong is named before anything is sent', async () => {
  await show();
  await send();
  expect(screen.getByText('Nome é obrigatório.')).toBeTruthy();
  type(/^Nome/, 'Ana');
  type(/^Celular/, '123');
  await send();
  expect(screen.getByText(/Celular inválido/)).toBeTruthy();
  expect(post).not.toHaveBeenCalled();
});

test('[SF-13] the cart is sent once, is empty then, and the session is that of its quotation', async () => {
  await show();
  await fillAndSend();
  await waitFor(() => expect(onMade).toHaveBeenCalledWith('q'));
  expect(post.mock.calls).toEqual([
    [
      '/guest-quotation',
      {
        ticket: 'bilhete',
        name: 'Ana Souza',
        mobile: '(11) 91234-5678',
        details: { note: 'Portaria B' },
        shoppingCartItem: [{ productCode: 'a', quantity: 4 }],
      },
      { unattended: true },
    ],
  ]);
  expect([useCart.getState().items.length, isGuest()]).toEqual([0, true]);
});

test('a code that is asked for is typed beside what was there, and sent with it', async () => {
  post.mockRejectedValueOnce(
    new ApiError('http', 409, 'Enviamos um código.', { confirmation: 'Informe o código do e-mail.' }),
  );
  await show();
  type(/^E-mail/, 'ana@teste.example');
  await fillAndSend();
  await waitFor(() => expect(screen.getByText('Enviamos um código.')).toBeTruthy());
  expect(useCart.getState().items.length).toBe(1);
  type(/^Código/, '123456');
  await send();
  await waitFor(() => expect(onMade).toHaveBeenCalled());
  expect(post.mock.calls[1]?.[1]).toMatchObject({
    confirmation: '123456',
    email: 'ana@teste.example',
    ticket: 'bilhete',
  });
});

test('what was typed is there again after the dialog was closed', async () => {
  await show();
  type(/^Nome/, 'Ana');
  document.body.innerHTML = '';
  await show();
  expect(screen.getByLabelText<HTMLInputElement>(/^Nome/).value).toBe('Ana');
});

test('without a network it is refused in a sentence, and not sent later', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show();
  await fillAndSend();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(post).not.toHaveBeenCalled();
});
