import type { ProposalProof } from '@rodovia/shared/contracts/proposals';
import { inlineAnswers, queryClient } from '@rodovia/shared/runtime';
import { renderPage } from '@rodovia/shared/testing';
import { screen } from '@testing-library/react';
import { VerifyPage } from './verify-page';

const proof: ProposalProof = {
  Number: 198,
  Version: 2,
  State: 'IN_FORCE',
  ReplacedBy: null,
  SentAt: '2026-11-20T17:05:00.000Z',
  ValidUntil: '2026-11-28T02:59:59.000Z',
  DecidedAt: null,
  TotalCents: 89_900,
  Digest: 'a1b2c3d4'.repeat(8),
  Intact: true,
  ClientInitials: 'J. S.',
};

/** Renders the page with the answer of its first view. */
function show(answer: ProposalProof | null) {
  inlineAnswers({ '/proposal/verify/t': answer });
  renderPage('/verificar/t', '/verificar/:token', <VerifyPage />);
}

afterEach(() => queryClient.clear());

test('what was not tampered with says so, with the initials of its client', () => {
  show(proof);
  expect(screen.getByRole('heading', { level: 1, name: 'Proposta 198/2' })).toBeTruthy();
  expect(screen.getByText('O conteúdo guardado é o mesmo que foi enviado.')).toBeTruthy();
  expect(screen.getByText('J. S.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was is a warning that nobody overlooks', () => {
  show({ ...proof, Intact: false });
  expect(screen.getByRole('alert').textContent).toMatch(/^Atenção: o conteúdo guardado não confere/);
});

test('what is known not to be there is said at once, without asking again', () => {
  show(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Proposta não encontrada' })).toBeTruthy();
});
