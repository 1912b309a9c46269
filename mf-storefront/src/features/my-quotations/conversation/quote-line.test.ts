import type { ProposalLine } from '@rodovia/shared/contracts/proposals';
import { quoteOf } from './quote-line';

const line = (own: Partial<ProposalLine> = {}) =>
  ({
    Size: '205/55R16',
    Description: 'Rota',
    Quantity: 4,
    UnitPriceCents: 50_000,
    Declined: false,
    ...own,
  }) as ProposalLine;

test('a line is quoted with its quantity and price, one that is not offered without', () => {
  expect(quoteOf(line())).toBe('205/55R16 Rota (4 un., R$ 500,00 cada)');
  expect(quoteOf(line({ Declined: true }))).toBe('205/55R16 Rota (4 un.)');
});

test('however long its name is, the quote fits and keeps the price', () => {
  const quote = quoteOf(line({ Description: 'Pneu '.repeat(80) }));
  expect(quote).toHaveLength(200);
  expect(quote).toMatch(/…\s?\(4 un\., R\$ 500,00 cada\)$/);
});
