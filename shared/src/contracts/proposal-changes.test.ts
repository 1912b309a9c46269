import { proposalChanges } from './proposal-changes';
import type { Proposal, ProposalLine } from './proposals';

const line = (change: Partial<ProposalLine> = {}): ProposalLine => ({
  QuotationItemCode: 'i1',
  ProductCode: 'p1',
  Description: 'Pneu A',
  Size: '205/55R16',
  CodePub: '',
  Quantity: 4,
  UnitPriceCents: 93_390,
  DiscountPercent: null,
  DiscountCents: null,
  LeadTimeDays: 0,
  Note: '',
  Declined: false,
  DeclineReason: '',
  Substitute: false,
  LineTotalCents: 373_560,
  Asked: null,
  ...change,
});

const proposal = (change: Partial<Proposal> = {}): Proposal => ({
  Code: 'c',
  QuotationCode: 'q',
  QuotationNumber: 198,
  Version: 1,
  Status: 'SENT',
  Expired: false,
  Lines: [line()],
  Freight: { Kind: 'CIF', Cents: null },
  PaymentTerm: null,
  PaymentNote: '',
  Delivery: { AddressCode: null, Text: 'Retira na loja' },
  ValidUntil: null,
  SubtotalCents: 373_560,
  FreightCents: 0,
  TotalCents: 373_560,
  ClientNote: '',
  SentAt: null,
  DecidedAt: null,
  DecidedBy: null,
  Reason: null,
  DecisionNote: '',
  Request: null,
  Digest: '',
  VerifyToken: null,
  Updated: '',
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
