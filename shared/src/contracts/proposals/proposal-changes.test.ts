import { proposalChanges } from './proposal-changes';
import type { Proposal, ProposalLine } from './proposals';
import { aLine, aProposal } from './samples';

const line = (change: Partial<ProposalLine> = {}) =>
  aLine({
    QuotationItemCode: 'i1',
    ProductCode: 'p1',
    Description: 'Pneu A',
    UnitPriceCents: 93_390,
    LineTotalCents: 373_560,
    Asked: null,
    ...change,
  });

const proposal = (change: Partial<Proposal> = {}) =>
  aProposal({
    Status: 'SENT',
    Lines: [line()],
    ValidityDays: undefined,
    InnerNote: undefined,
    SubtotalCents: 373_560,
    TotalCents: 373_560,
    ...change,
  });

test('two versions that say the same have no changes', () => {
  expect(proposalChanges(proposal(), proposal({ Version: 2 }))).toEqual({ lines: [], terms: [] });
});

test('a price that changed is told before and after, and so is the total', () => {
  const after = proposal({ Lines: [line({ UnitPriceCents: 89_900, LeadTimeDays: 3 })], TotalCents: 359_600 });
  expect(proposalChanges(proposal(), after)).toEqual({
    lines: [
      {
        description: 'Pneu A',
        kind: 'CHANGED',
        changes: [
          { label: 'Preço', before: 'R$\u00a0933,90', after: 'R$\u00a0899,00' },
          { label: 'Prazo', before: 'Pronta entrega', after: '3 dias úteis' },
        ],
      },
    ],
    terms: [{ label: 'Total', before: 'R$\u00a03.735,60', after: 'R$\u00a03.596,00' }],
  });
});

test('lines that came and went are named, extras with the same product each for themselves', () => {
  const extra = line({ QuotationItemCode: null, ProductCode: 'p2', Description: 'Câmara' });
  const before = proposal({ Lines: [line(), extra] });
  const after = proposal({ Lines: [extra, { ...extra, Quantity: 9 }] });
  const { lines } = proposalChanges(before, after);
  expect(lines.map(({ description, kind }) => [description, kind])).toEqual([
    ['Câmara', 'ADDED'],
    ['Pneu A', 'REMOVED'],
  ]);
});

test('what is not offered any more says why, and nothing of its price', () => {
  const after = proposal({ Lines: [line({ Declined: true, DeclineReason: 'fora de linha' })] });
  expect(proposalChanges(proposal(), after).lines[0]?.changes).toContainEqual({
    label: 'Situação',
    before: 'Atendido',
    after: 'Não atendido: fora de linha',
  });
});

describe('every detail of a line', () => {
  const changed = (from: Partial<ProposalLine>, to: Partial<ProposalLine>) =>
    proposalChanges(proposal({ Lines: [line(from)] }), proposal({ Lines: [line(to)] })).lines[0]?.changes;

  test.each<[Partial<ProposalLine>, Partial<ProposalLine>, string, string, string]>([
    [{}, { Description: 'Pneu B' }, 'Produto', 'Pneu A', 'Pneu B'],
    [{}, { Quantity: 8 }, 'Quantidade', '4', '8'],
    [{ UnitPriceCents: null }, {}, 'Preço', '', 'R$\u00a0933,90'],
    [{}, { DiscountPercent: 1000 }, 'Desconto', '', '10%'],
    [{ DiscountPercent: 1000 }, { DiscountCents: 5000 }, 'Desconto', '10%', 'R$\u00a050,00'],
    [{}, { LeadTimeDays: null }, 'Prazo', 'Pronta entrega', 'A combinar'],
    [{}, { Note: 'sem montagem' }, 'Observação', '', 'sem montagem'],
  ])('%j to %j', (from, to, label, before, after) => {
    expect(changed(from, to)).toEqual([{ label, before, after }]);
  });

  test('of what is not offered, neither quantity nor price, discount and time', () => {
    const declined = { Declined: true, DeclineReason: 'fora de linha' };
    expect(changed(declined, { ...declined, Quantity: 9, UnitPriceCents: 1, LeadTimeDays: 9 })).toBeUndefined();
  });

  test('lines that came and went have no details', () => {
    const extra = line({ QuotationItemCode: null, ProductCode: 'p2', Description: 'Câmara' });
    const [one, both] = [proposal(), proposal({ Lines: [line(), extra] })];
    expect(proposalChanges(one, both).lines).toEqual([{ description: 'Câmara', kind: 'ADDED', changes: [] }]);
    expect(proposalChanges(both, one).lines).toEqual([{ description: 'Câmara', kind: 'REMOVED', changes: [] }]);
  });

  test('a line that answers another one of the quotation is another line, whatever it offers', () => {
    const { lines } = proposalChanges(proposal(), proposal({ Lines: [line({ QuotationItemCode: 'i2' })] }));
    expect(lines.map(({ kind }) => kind)).toEqual(['ADDED', 'REMOVED']);
  });
});

const IN_30_DAYS = { Code: 't', Description: '30 dias', Days: 30, Text: '30 dias' };
test.each<[Partial<Proposal>, string, string, string]>([
  [{ Freight: { Kind: 'FOB', Cents: null } }, 'Frete', 'Incluso (CIF)', 'Por conta do cliente (FOB)'],
  [{ Freight: { Kind: 'VALUE', Cents: 12_000 } }, 'Frete', 'Incluso (CIF)', 'R$\u00a0120,00'],
  [{ Freight: { Kind: 'VALUE', Cents: null } }, 'Frete', 'Incluso (CIF)', 'R$\u00a00,00'],
  [{ PaymentNote: 'na entrega' }, 'Pagamento', '', 'na entrega'],
  [{ PaymentTerm: IN_30_DAYS }, 'Pagamento', '', '30 dias'],
  [{ PaymentTerm: IN_30_DAYS, PaymentNote: 'boleto' }, 'Pagamento', '', '30 dias, boleto'],
  [{ Delivery: { AddressCode: null, Text: 'Entrega' } }, 'Entrega', 'Retira na loja', 'Entrega'],
  [{ ClientNote: 'Válida hoje' }, 'Observação', '', 'Válida hoje'],
  [{ TotalCents: 1 }, 'Total', 'R$\u00a03.735,60', 'R$\u00a00,01'],
])('of the terms, %j is told', (change, label, before, after) => {
  expect(proposalChanges(proposal(), proposal(change)).terms).toEqual([{ label, before, after }]);
});
