/** @jest-environment jsdom */
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { shareOf } from './share-text';

const item = (Quantity: number) => ({ Quantity, Product: { Description: 'Pneu Rota', Size: '205/55R16' } });
const quotation = (count: number, differing: object = {}) =>
  ({
    Code: 'c0de',
    Number: 12,
    Status: 'IN PROGRESS',
    Person: { Name: 'Ana', Email: 'ana@teste.example', Mobile: '11999990000' },
    Note: 'segredo',
    ShoppingCartItem: Array.from({ length: count }, () => item(4)),
    ...differing,
  }) as unknown as ShoppingCart;

test('[BO-19] what is shared is the number and the items, and nothing of the people', () => {
  expect(shareOf(quotation(1)).text).toBe('Orçamento nº 12\n4 × Pneu Rota (205/55R16)');
});

test('[BO-19] a long quotation still fits into an address', () => {
  expect(shareOf(quotation(500)).text).toMatch(/e mais 470 itens$/);
  expect(shareOf(quotation(500)).whatsApp.length).toBeLessThan(4000);
});

test('a proposal in force is shared with total, validity and address, to the client', () => {
  const sent = { Version: 2, Status: 'SENT', Expired: false, TotalCents: 93_390, ValidUntil: '2026-12-04T02:59:59Z' };
  const text = shareOf(quotation(1, { Proposal: sent })).text.replace(/\u00a0/g, ' ');
  expect(text).toBe('Proposta 12/2: R$ 933,90, válida até 03/12/2026\nhttp://localhost/orcamentos/c0de');
  expect(shareOf(quotation(1, { Proposal: sent })).whatsApp).toMatch(/^https:\/\/wa\.me\/5511999990000\?text=Proposta/);
  expect(shareOf(quotation(1, { Proposal: sent, Person: null })).whatsApp).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(shareOf(quotation(1, { Proposal: sent, Status: 'COMPLETE' })).text).toMatch(/^Orçamento nº 12/);
});
