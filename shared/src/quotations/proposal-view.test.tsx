import { render, screen, within } from '@testing-library/react';
import type { Proposal, ProposalLine } from '../contracts/proposals';
import { ProposalView } from './proposal-view';

const line: ProposalLine = {
  FreeItemCode: null,
  Written: null,
  QuotationItemCode: 'i1',
  ProductCode: 'p1',
  Description: 'Rodovia Passeio',
  Size: '205/55R16',
  CodePub: 'RP-205',
  Quantity: 4,
  UnitPriceCents: 50_000,
  DiscountPercent: null,
  DiscountCents: null,
  LeadTimeDays: 0,
  Note: '',
  Declined: false,
  DeclineReason: '',
  Substitute: false,
  LineTotalCents: 200_000,
  Asked: { ProductCode: 'p1', Description: 'Rodovia Passeio', Size: '205/55R16', Quantity: 4, Words: [] },
};

const proposal: Proposal = {
  Code: 'c',
  QuotationCode: 'q',
  QuotationNumber: 198,
  Version: 2,
  Status: 'SENT',
  Expired: false,
  Closed: false,
  Lines: [line],
  Freight: { Kind: 'CIF', Cents: null },
  PaymentTerm: { Code: 't', Description: '30/60 dias', Days: 60, Text: 'Boleto' },
  PaymentNote: '',
  Delivery: { AddressCode: null, Text: 'Retira na loja' },
  ValidUntil: null,
  ValidityDays: 5,
  SubtotalCents: 200_000,
  FreightCents: 0,
  TotalCents: 200_000,
  ClientNote: '',
  SentAt: null,
  DecidedAt: null,
  DecidedBy: null,
  Reason: null,
  DecisionNote: '',
  Request: null,
  Digest: '',
  VerifyToken: null,
  Updated: '2026-11-20T12:00:00.000Z',
};

const rowOf = (name: RegExp) => within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement);

test('a line shows its prices, and no discount where no line has one', () => {
  render(<ProposalView proposal={proposal} />);
  const row = rowOf(/205\/55R16/);
  expect(row.getByText('R$ 500,00')).toBeTruthy();
  expect(row.getByText('R$ 2.000,00')).toBeTruthy();
  expect(row.getByText('Pronta entrega')).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Desconto' })).toBeNull();
  expect(screen.getByText('5 dias úteis a partir do envio')).toBeTruthy();
});

test('what was replaced, is fewer, comes besides or is not offered is said', () => {
  const Lines: ProposalLine[] = [
    { ...line, Size: '205/60R16', ProductCode: 'p2', Substitute: true, Quantity: 2, DiscountPercent: 1000 },
    { ...line, QuotationItemCode: null, Size: '175/70R13', Asked: null },
    { ...line, QuotationItemCode: 'i3', Size: '195/65R15', Declined: true, DeclineReason: 'Fora de linha' },
  ];
  render(<ProposalView proposal={{ ...proposal, Lines }} />);
  const replaced = rowOf(/205\/60R16/);
  expect(replaced.getByText('Substituto de 205/55R16 Rodovia Passeio')).toBeTruthy();
  expect(replaced.getByText('Menos do que os 4 pedidos')).toBeTruthy();
  expect(replaced.getByText('−10%')).toBeTruthy();
  expect(rowOf(/175\/70R13/).getByText('Além do pedido')).toBeTruthy();
  const declined = rowOf(/195\/65R15/);
  expect(declined.getByText('Fora de linha')).toBeTruthy();
  expect(declined.queryByText('R$ 500,00')).toBeNull();
});

test('carriage of its own is an amount, an open term is to be agreed', () => {
  render(
    <ProposalView
      proposal={{ ...proposal, Freight: { Kind: 'VALUE', Cents: 5000 }, FreightCents: 5000, PaymentTerm: null }}
    />,
  );
  expect(screen.getByText('R$ 50,00')).toBeTruthy();
  expect(screen.getByText('A combinar')).toBeTruthy();
});
