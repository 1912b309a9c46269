import type { FreightKind, Proposal, ProposalLine } from '@rodovia/shared/contracts';
import { writeCents, writeDiscount } from '@rodovia/shared/contracts/money';

type Hint = NonNullable<ProposalLine['PublicPrice']>;

/** What a line offers. */
export interface Offer {
  productCode: string | null;
  description: string;
  size: string;
  codePub: string;
}

/** A line of the sheet. What is typed is kept as text, so that nothing is lost that is not right yet. */
export interface DraftLine extends Offer {
  /** The same for as long as the line is there. */
  readonly key: string;
  readonly quotationItemCode: string | null;
  readonly asked: ProposalLine['Asked'];
  readonly publicPrice: Hint | null;
  readonly lastPrice: Hint | null;
  quantity: string;
  price: string;
  discount: string;
  leadTime: string;
  note: string;
  declined: boolean;
  declineReason: string;
}

export type LineText = 'quantity' | 'price' | 'discount' | 'leadTime' | 'note' | 'declineReason';

/** What holds for the whole proposal. */
export interface DraftTerms {
  freightKind: FreightKind;
  freight: string;
  /** Undefined where the term is not on the list any more: it stays as long as no other is chosen. */
  paymentTermCode: string | null | undefined;
  paymentNote: string;
  deliveryAddressCode: string | null;
  validityDays: string;
  clientNote: string;
  innerNote: string;
}

/** A proposal as it is typed. Every change makes new objects of what it touches, and keeps the others. */
export interface Draft {
  readonly lines: readonly DraftLine[];
  readonly terms: DraftTerms;
}

const written = (cents: number | null) => (cents === null ? '' : writeCents(cents));

const lineOf = (line: ProposalLine, index: number): DraftLine => ({
  key: line.QuotationItemCode ?? `extra ${index}`,
  quotationItemCode: line.QuotationItemCode,
  asked: line.Asked,
  publicPrice: line.PublicPrice ?? null,
  lastPrice: line.LastPrice ?? null,
  productCode: line.ProductCode,
  description: line.Description,
  size: line.Size,
  codePub: line.CodePub,
  quantity: String(line.Quantity),
  price: written(line.UnitPriceCents),
  discount: writeDiscount({ discountPercent: line.DiscountPercent, discountCents: line.DiscountCents }),
  leadTime: line.LeadTimeDays === null ? '' : String(line.LeadTimeDays),
  note: line.Note,
  declined: line.Declined,
  declineReason: line.DeclineReason,
});

const termOf = ({ PaymentTerm }: Proposal) => (PaymentTerm ? (PaymentTerm.Code ?? undefined) : null);

/** What is stored, as it is typed. */
export function draftOf(proposal: Proposal): Draft {
  const { Lines, Freight, Delivery, ValidityDays, PaymentNote, ClientNote, InnerNote = '' } = proposal;
  return {
    lines: Lines.map(lineOf),
    terms: {
      freightKind: Freight.Kind,
      freight: written(Freight.Cents),
      paymentTermCode: termOf(proposal),
      paymentNote: PaymentNote,
      deliveryAddressCode: Delivery.AddressCode,
      validityDays: String(ValidityDays ?? 1),
      clientNote: ClientNote,
      innerNote: InnerNote,
    },
  };
}

/** Whether a line offers another product than the one that was asked for. */
export const isSubstitute = ({ asked, productCode }: DraftLine) => asked !== null && asked.ProductCode !== productCode;
