/** @jest-environment jsdom */
import type { GuestSession } from '@rodovia/shared/contracts/quotations';
import { ApiError, api, closeDialog, useDialog, useSession } from '@rodovia/shared/runtime';
import { renderPage } from '@rodovia/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beginGuestSession, forgetGuest, storedAccess } from './guest';
import { QuotationByLink } from './quotation-by-link';

const session = (token: string): GuestSession['Session'] => ({
  access_token: token,
  code: 'ana',
  persontypecode: '',
  name: 'Ana',
  username: '',
  is_admin: false,
  is_seller: false,
});

const opened = (code: string): GuestSession => ({
  Session: session(`token of ${code}`),
  Code: code,
  Number: 7,
  Url: `http://localhost/orcamentos/${code}#acesso=secret-${code}`,
  NeedsEmail: true,
});

const show = (address: string) =>
  renderPage(
    address,
    '/orcamentos/:code',
    <QuotationByLink code="a">{(missing) => <main>o orçamento {missing}</main>}</QuotationByLink>,
  );

const openings = (outcome: () => Promise<GuestSession>) =>
  jest.spyOn(api, 'put').mockImplementation(outcome as unknown as typeof api.put);

beforeEach(() => {
  forgetGuest();
  useSession.setState({ token: null, code: null, isAuthenticated: false, isClient: false });
  closeDialog();
});
afterEach(() => jest.restoreAllMocks());

test('a link opens its quotation, leaves the address, and is there the next time', async () => {
  const put = openings(async () => opened('a'));
  show('/orcamentos/a#acesso=secret-a#conversa');
  await waitFor(() => expect(screen.getByText('o orçamento')).toBeTruthy());
  expect(put.mock.calls[0]?.slice(0, 2)).toEqual(['/guest-quotation/open', { code: 'a', access: 'secret-a' }]);
  expect(location.pathname + location.hash).toBe('/orcamentos/a#conversa');
  expect(storedAccess('a')).toBe('secret-a');
});

test('another tab that opens another quotation is not answered by taking the session back', async () => {
  const put = openings(async () => opened('a'));
  show('/orcamentos/a#acesso=secret-a');
  await waitFor(() => expect(screen.getByText('o orçamento')).toBeTruthy());
  act(() => beginGuestSession(opened('b')));
  expect(screen.getByRole('heading', { name: 'Outro orçamento foi aberto neste navegador' })).toBeTruthy();
  expect(put).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Abrir este orçamento' }));
  await waitFor(() => expect(screen.getByText('o orçamento')).toBeTruthy());
});

test.each([
  [404, 'Este link não abre um orçamento'],
  [410, 'Este link não abre mais'],
])('a link that is answered with %i says why', async (status, title) => {
  openings(() => Promise.reject(new ApiError('http', status, 'Por isto.')));
  show('/orcamentos/a#acesso=x');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy());
  expect(screen.getByText('Por isto.')).toBeTruthy();
});

test('a quotation that has an account by now leads to the log-in, and back with the link', async () => {
  openings(() => Promise.reject(new ApiError('http', 409, 'Entre.')));
  show('/orcamentos/a#acesso=x');
  await waitFor(() => fireEvent.click(screen.getByRole('button', { name: 'Entrar' })));
  expect(useDialog.getState().open).toEqual({ name: 'login', props: { returnTo: '/orcamentos/a#acesso=x' } });
  act(() => useSession.setState({ token: 'own', isAuthenticated: true, isClient: true }));
  expect(screen.getByText(/^o orçamento/)).toBeTruthy();
});

test('a lost network keeps the link, and opens it on the second try', async () => {
  const put = openings(() => Promise.reject(new ApiError('network', 0, 'Sem rede.')));
  show('/orcamentos/a#acesso=x');
  await waitFor(() => expect(screen.getByText('Sem rede.')).toBeTruthy());
  put.mockImplementation((async () => opened('a')) as unknown as typeof api.put);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(screen.getByText('o orçamento')).toBeTruthy());
});

test('who has an account is offered to take the quotation into it, and is told why if not', async () => {
  useSession.setState({ token: 'own', isAuthenticated: true, isClient: true });
  const put = openings(() => Promise.reject(new ApiError('http', 409, 'Outro celular.')));
  show('/orcamentos/a#acesso=x');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Juntar à minha conta' })));
  expect(put.mock.calls[0]?.slice(0, 2)).toEqual(['/person/join', { code: 'a', access: 'x', others: [] }]);
  expect(screen.getByRole('alert').textContent).toBe('Outro celular.');
});

test('nobody is asked to open what has no link', () => {
  const put = openings(async () => opened('a'));
  show('/orcamentos/a');
  expect([screen.getByText('o orçamento').textContent, put.mock.calls.length]).toEqual(['o orçamento ', 0]);
});
