import type { Proposal } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { api, invalidate, queryClient, useSession } from '@rodovia/shared/runtime';
import { aProposal, renderPage } from '@rodovia/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { ProposalArea } from './proposal-area';

jest.mock('./sheet/proposal-sheet', () => ({
  ProposalSheet: () => (
    <button ref={(button) => button?.focus()} type="button">
      Enviar
    </button>
  ),
}));
jest.mock('./present/present-actions', () => ({ PresentActions: () => <p>ações</p> }));

const quotation = { Code: 'quotation', Status: 'IN PROGRESS', Seller: { Code: 'ana' } } as ShoppingCart;

/** The server's answer. */
let proposals: Proposal[] = [];

/** Renders the proposals of a quotation of seller Ana for a given reader. */
function show(present: Proposal[], reader: { code: string; isAdmin?: boolean }, of = quotation) {
  proposals = present;
  jest.spyOn(api, 'get').mockImplementation(async () => proposals);
  useSession.setState({ isAuthenticated: true, isAdmin: false, ...reader });
  renderPage('/orcamentos/quotation', '/orcamentos/:code', <ProposalArea quotation={of} />);
}

/** Reloads after somebody has changed the proposals. */
function become(present: Proposal[]) {
  proposals = present;
  void invalidate('proposal');
}

const sent = aProposal({ Code: 'sent', Status: 'SENT', SentAt: '2026-11-20T17:05:00.000Z' });

afterEach(() => {
  jest.restoreAllMocks();
  queryClient.clear();
  useSession.setState({ isAuthenticated: false, isAdmin: false, code: null });
});

test.each([
  ['its seller', { code: 'ana' }],
  ['an administrator', { code: 'dona', isAdmin: true }],
])('[BO-19] %s writes the proposal', async (_, reader) => {
  show([], reader);
  expect(await screen.findByRole('button', { name: 'Montar proposta' })).toBeTruthy();
});

test('[BO-19] another seller reads that there is none, or that one is being written', async () => {
  show([], { code: 'bia' });
  expect(await screen.findByText('Sem proposta.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  become([aProposal()]);
  expect(await screen.findByText(/rascunho que não foi enviado/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('[BO-19] nobody writes where the service has ended', async () => {
  show([], { code: 'ana' }, { ...quotation, Status: 'COMPLETE' });
  expect(await screen.findByText('Sem proposta.')).toBeTruthy();
});

test('[BO-19] whoever was on the sheet when it was sent goes on at what became of it', async () => {
  show([aProposal()], { code: 'ana' });
  const button = await screen.findByRole('button', { name: 'Enviar' });
  expect(document.activeElement).toBe(button);
  become([sent]);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H3'));
});
