/** @jest-environment jsdom */
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { ApiError, api, queryClient } from '@rodovia/shared/runtime';
import { renderPage } from '@rodovia/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ShareText } from './share-view';

const sent = { Version: 2, Status: 'SENT', Expired: false, TotalCents: 93_390, ValidUntil: null };

const quotation = (CanLogIn: boolean, differing: object = {}) =>
  ({
    Code: 'c0de',
    Number: 12,
    Status: 'IN PROGRESS',
    Person: { Name: 'Ana', Email: '', Mobile: '11999990000', CanLogIn },
    ShoppingCartItem: [],
    Proposal: sent,
    ...differing,
  }) as unknown as ShoppingCart;

const show = (shared: ShoppingCart) => renderPage('/', '/', <ShareText quotation={shared} className="text" />);

const LINK = 'https://loja.example/orcamentos/c0de#acesso=segredo';
const whatsApp = () => decodeURIComponent(screen.getByRole('link').getAttribute('href') ?? '');

afterEach(() => {
  jest.restoreAllMocks();
  queryClient.clear();
});

test('[BO-19] a client without an account is sent the link that opens the proposal without one', async () => {
  const get = jest.spyOn(api, 'get').mockResolvedValue({ Url: LINK });
  show(quotation(false));
  await waitFor(() => expect(screen.getByText(/#acesso=segredo$/)).toBeTruthy());
  expect(whatsApp()).toContain(LINK);
  expect(get.mock.calls[0]?.[0]).toBe('/shopping-cart/link/c0de');
});

test('a client with an account is sent the address, and so is nobody a link without a proposal', () => {
  const get = jest.spyOn(api, 'get');
  show(quotation(true));
  expect(screen.getByText(/\/orcamentos\/c0de$/)).toBeTruthy();
  show(quotation(false, { Proposal: null }));
  expect(screen.getByText(/^Orçamento nº 12/)).toBeTruthy();
  expect(get).not.toHaveBeenCalled();
});

test('a link that was not read is read on the second try, and never left out', async () => {
  const get = jest.spyOn(api, 'get').mockRejectedValueOnce(new ApiError('http', 500, ''));
  show(quotation(false));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Não foi possível ler o link'));
  expect(screen.queryByRole('link')).toBeNull();
  get.mockResolvedValue({ Url: LINK });
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(whatsApp()).toContain(LINK));
});
