import { draftWith } from '../draft/samples';
import { doubtsOf } from './doubts';

const doubts = (...lines: Parameters<typeof draftWith>) =>
  doubtsOf(draftWith(...lines))
    .join(' ')
    .replace(/\u00a0/g, ' ');

test('a high discount, nothing to pay, and a price far from the known one are named', () => {
  expect(doubts({ DiscountPercent: 9999 })).toMatch(/^Linha 1, .+: desconto de 99,99%, fica R\$ 0,04\.$/);
  expect(doubts({}, { UnitPriceCents: 0 })).toMatch(/^Linha 2, .+: sai de graça\.$/);
  expect(doubts({ DiscountCents: 40_000 })).toMatch(/sai de graça/);
  expect(doubts({ UnitPriceCents: 459_000, LastPrice: { Cents: 45_900, QuotationNumber: 7 } })).toMatch(
    /preço de R\$ 4\.590,00, 10 vezes o último aceito por este cliente \(R\$ 459,00\)\.$/,
  );
  expect(doubts({ UnitPriceCents: 4590, PublicPrice: { Cents: 45_900 } })).toMatch(
    /preço de R\$ 45,90; o preço público é R\$ 459,00\.$/,
  );
});

test('usual amounts, lines that are not offered and those without a price are not', () => {
  expect(
    doubts(
      { DiscountPercent: 4999 },
      { UnitPriceCents: 12_000, LastPrice: { Cents: 10_000, QuotationNumber: 1 }, PublicPrice: { Cents: 90_000 } },
      { Declined: true, DiscountPercent: 9999 },
      { UnitPriceCents: null },
      { PublicPrice: { Cents: 0 } },
    ),
  ).toBe('');
});
