import { api, queryClient, useSession } from '@rodovia/shared/runtime';
import { renderPage } from '@rodovia/shared/testing';
import { screen } from '@testing-library/react';
import { QuotationPage } from './quotation-page';

jest.mock('./letterhead', () => ({ Letterhead: () => null }));
jest.mock('./quotation-rail', () => ({ QuotationRail: () => null }));
jest.mock('./actions/share-button', () => ({ ShareButton: () => null }));

const Nothing = () => null;
const Proposals = () => <p>as propostas</p>;
const parts = { Actions: Nothing, Next: Nothing, Conversation: Nothing, Proposals };
const page = <QuotationPage list="/orcamentos" code="q" {...parts} />;

/** Opens the page of a quotation with a status, as a given role. */
async function open({ isAdmin }: { isAdmin: boolean }, Status: string, ProposalStatus: string | null = null) {
  useSession.setState({ isAuthenticated: true, isAdmin, isSeller: !isAdmin });
  jest.spyOn(api, 'get').mockResolvedValue({
    Code: 'q',
    Number: 198,
    Status,
    ProposalStatus,
    ItemCount: 1,
    Created: '2026-01-02T12:00:00Z',
    Updated: '2026-01-02T12:00:00Z',
    Person: { Code: 'p', Name: 'Transportes Leste' },
    ShoppingCartItem: [{ Code: 'i', Quantity: 4, Product: { Code: 't', Description: 'Pneu', Size: '205/55R16' } }],
  });
  renderPage('/orcamentos/q', '/orcamentos/:code', page);
  await screen.findByRole('button', { name: 'Imprimir' });
}

afterEach(() => {
  jest.restoreAllMocks();
  queryClient.clear();
  useSession.setState({ isAuthenticated: false, isAdmin: false, isSeller: false });
});

test('[BO-19] the heading names the quotation and its client', async () => {
  await open({ isAdmin: true }, 'OPEN');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Orçamento nº 198 · Transportes Leste');
});

test('[BO-19] proposals are shown once somebody serves the quotation', async () => {
  await open({ isAdmin: true }, 'IN PROGRESS');
  expect(screen.getByText('as propostas')).toBeTruthy();
});

test('[BO-19] an open quotation has no place for proposals', async () => {
  await open({ isAdmin: true }, 'OPEN');
  expect(screen.queryByText('as propostas')).toBeNull();
});

test.each([
  ['OPEN', null, false],
  ['IN PROGRESS', null, false],
  ['IN PROGRESS', 'DRAFT', true],
  ['IN PROGRESS', 'SENT', true],
  ['COMPLETE', 'ACCEPTED', true],
  // a draft that was never sent answers nothing once the service has ended
  ['COMPLETE', 'DRAFT', false],
] as const)(
  'the request of a quotation %s with a proposal %s is only on paper: %s',
  async (status, proposal, isPaper) => {
    await open({ isAdmin: true }, status, proposal);
    const request = screen.getByRole('region', { name: 'Itens' }).parentElement;
    expect(request?.className.includes('paper')).toBe(isPaper);
  },
);

test('who changed what is for administrators', async () => {
  await open({ isAdmin: true }, 'OPEN');
  expect(screen.getByRole('link', { name: 'Histórico' }).getAttribute('href')).toContain('record=q');
});

test('a seller finds no way to who changed what', async () => {
  await open({ isAdmin: false }, 'OPEN');
  expect(screen.queryByRole('link', { name: 'Histórico' })).toBeNull();
});
