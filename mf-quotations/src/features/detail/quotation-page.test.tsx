import { api, queryClient, useSession } from '@rodovia/shared/runtime';
import { renderPage } from '@rodovia/shared/testing';
import { screen } from '@testing-library/react';
import { QuotationPage } from './quotation-page';

jest.mock('./letterhead', () => ({ Letterhead: () => null }));
jest.mock('./quotation-sections', () => ({ QuotationSections: () => null }));
jest.mock('./actions/share-button', () => ({ ShareButton: () => null }));

const Nothing = () => null;
const Proposals = () => <p>as propostas</p>;
const page = <QuotationPage list="/orcamentos" Actions={Nothing} Proposals={Proposals} Conversation={Nothing} />;

/** Opens the page of a quotation with a status, as a given role. */
async function open({ isAdmin }: { isAdmin: boolean }, Status: string) {
  useSession.setState({ isAuthenticated: true, isAdmin, isSeller: !isAdmin });
  jest.spyOn(api, 'get').mockResolvedValue({ Code: 'q', Number: 198, Status });
  renderPage('/orcamentos/q', '/orcamentos/:code', page);
  await screen.findByRole('button', { name: 'Imprimir' });
}

afterEach(() => {
  jest.restoreAllMocks();
  queryClient.clear();
  useSession.setState({ isAuthenticated: false, isAdmin: false, isSeller: false });
});

test('[BO-19] proposals are shown once somebody serves the quotation', async () => {
  await open({ isAdmin: true }, 'IN PROGRESS');
  expect(screen.getByText('as propostas')).toBeTruthy();
});

test('[BO-19] an open quotation has no place for proposals', async () => {
  await open({ isAdmin: true }, 'OPEN');
  expect(screen.queryByText('as propostas')).toBeNull();
});

test('who changed what is for administrators', async () => {
  await open({ isAdmin: true }, 'OPEN');
  expect(screen.getByRole('link', { name: 'Histórico' }).getAttribute('href')).toContain('record=q');
});

test('a seller finds no way to who changed what', async () => {
  await open({ isAdmin: false }, 'OPEN');
  expect(screen.queryByRole('link', { name: 'Histórico' })).toBeNull();
});
