import type { DiscountUnit, FreightKind, Proposal, ProposalLine } from '@rodovia/shared/contracts/proposals';
import { writeCents, writePercent } from '@rodovia/shared/contracts/proposals';

type Hint = NonNullable<ProposalLine['PublicPrice']>;

/** The offered product of a line. */
export interface Offer {
  productCode: string | null;
  description: string;
  size: string;
  codePub: string;
}

/** A line of the sheet. Input is kept as text, so that invalid values are not lost. */
export interface DraftLine extends Offer {
  /** Stable identity of the line. */
  readonly key: string;
  readonly quotationItemCode: string | null;
  readonly freeItemCode: string | null;
  readonly requested: ProposalLine['Asked'];
  /** What the customer wrote, if the line answers it. */
  readonly written: ProposalLine['Written'];
  readonly publicPrice: Hint | null;
  readonly lastPrice: Hint | null;
  quantity: string;
  price: string;
  discount: string;
  /** Unit of the discount where its text names none. */
  discountUnit: DiscountUnit;
  leadTime: string;
  note: string;
  declined: boolean;
  declineReason: string;
}

export type LineText = 'quantity' | 'price' | 'discount' | 'leadTime' | 'note' | 'declineReason';

/** Terms of the whole proposal. */
export interface DraftTerms {
  freightKind: FreightKind;
  freight: string;
  /** Undefined if the stored term is no longer available: it is kept until another one is chosen. */
  paymentTermCode: string | null | undefined;
  paymentNote: string;
  deliveryAddressCode: string | null;
  validityDays: string;
  clientNote: string;
  innerNote: string;
}

/** A proposal as it is typed. Changes create new objects only for what they affect. */
export interface Draft {
  readonly lines: readonly DraftLine[];
  readonly terms: DraftTerms;
}

const written = (cents: number | null) => (cents === null ? '' : writeCents(cents));

/** Formats a discount for its field, which shows the unit beside. */
function discountOf({ DiscountPercent, DiscountCents }: ProposalLine, usual: DiscountUnit) {
  if (DiscountCents) return { discount: writeCents(DiscountCents), discountUnit: 'R$' as const };
  if (DiscountPercent) return { discount: writePercent(DiscountPercent).replace('%', ''), discountUnit: '%' as const };
  return { discount: '', discountUnit: usual };
}

const lineOf = (line: ProposalLine, index: number, usual: DiscountUnit): DraftLine => ({
  key: line.QuotationItemCode ?? line.FreeItemCode ?? `extra ${index}`,
  quotationItemCode: line.QuotationItemCode,
  freeItemCode: line.FreeItemCode,
  requested: line.Asked,
  written: line.Written,
  publicPrice: line.PublicPrice ?? null,
  lastPrice: line.LastPrice ?? null,
  productCode: line.ProductCode,
  description: line.Description,
  size: line.Size,
  codePub: line.CodePub,
  quantity: String(line.Quantity),
  price: written(line.UnitPriceCents),
  ...discountOf(line, usual),
  leadTime: line.LeadTimeDays === null ? '' : String(line.LeadTimeDays),
  note: line.Note,
  declined: line.Declined,
  declineReason: line.DeclineReason,
});

const termOf = ({ PaymentTerm }: Proposal) => (PaymentTerm ? (PaymentTerm.Code ?? undefined) : null);

/** Converts a stored proposal to its typed form. Lines without a discount have the usual unit. */
export function draftOf(proposal: Proposal, usual: DiscountUnit = '%'): Draft {
  const { Lines, Freight, Delivery, ValidityDays, PaymentNote, ClientNote, InnerNote = '' } = proposal;
  return {
    lines: Lines.map((line, index) => lineOf(line, index, usual)),
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

/** Returns whether a line answers what the customer wrote neither with a product nor by declining. */
export const isPending = ({ written, productCode, declined }: DraftLine) =>
  written !== null && productCode === null && !declined;

/** Returns whether a line offers another product than the requested one. */
export const isSubstitute = ({ requested, productCode }: DraftLine) =>
  requested !== null && requested.ProductCode !== productCode;
