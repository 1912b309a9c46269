import type { Proposal, ProposalLine } from '@rodovia/shared/contracts/proposals';
import { PICKED_UP } from '@rodovia/shared/contracts/quotations';
import { type Draft, type DraftLine, isSubstitute } from './draft';
import { readLine, readWhole } from './read-line';
import { draftTotals } from './totals';
import { contentOf, storable } from './update';

/** Names of records that a draft refers to by code. */
export interface Names {
  terms: readonly NonNullable<Proposal['PaymentTerm']>[];
  addresses: readonly { code: string; text: string }[];
}

function lineOf(line: DraftLine): ProposalLine {
  const { input, totalCents } = readLine(line);
  return {
    QuotationItemCode: line.quotationItemCode,
    FreeItemCode: line.freeItemCode,
    ProductCode: line.productCode,
    Description: line.description,
    Size: line.size,
    CodePub: line.codePub,
    Quantity: input.quantity,
    UnitPriceCents: input.unitPriceCents ?? null,
    DiscountPercent: input.discountPercent ?? null,
    DiscountCents: input.discountCents ?? null,
    LeadTimeDays: input.leadTimeDays ?? null,
    Note: input.note ?? '',
    Declined: line.declined,
    DeclineReason: input.declineReason ?? '',
    Substitute: isSubstitute(line),
    LineTotalCents: totalCents ?? 0,
    Asked: line.requested,
    Written: line.written,
  };
}

/** Converts a draft to the proposal it would become, for comparison. `proposal` is what the draft was opened from. */
export function asProposal(proposal: Proposal, draft: Draft, stored: Draft, { terms, addresses }: Names): Proposal {
  const right = storable(draft, stored);
  const {
    freight,
    paymentTermCode,
    deliveryAddressCode,
    paymentNote = '',
    clientNote = '',
    innerNote,
  } = contentOf(right);
  const { subtotalCents, freightCents, totalCents } = draftTotals(right);
  const term = terms.find(({ Code }) => Code === paymentTermCode);
  const address = addresses.find(({ code }) => code === deliveryAddressCode);
  return {
    ...proposal,
    Lines: right.lines.map(lineOf),
    Freight: { Kind: freight?.kind ?? 'CIF', Cents: freight?.cents ?? null },
    PaymentTerm: term ?? (paymentTermCode === null ? null : proposal.PaymentTerm),
    PaymentNote: paymentNote,
    Delivery: {
      AddressCode: deliveryAddressCode ?? null,
      Text: deliveryAddressCode ? (address?.text ?? proposal.Delivery.Text) : PICKED_UP,
    },
    ValidityDays: readWhole(right.terms.validityDays),
    SubtotalCents: subtotalCents,
    FreightCents: freightCents,
    TotalCents: totalCents,
    ClientNote: clientNote,
    InnerNote: innerNote,
  };
}
