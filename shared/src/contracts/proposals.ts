import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable } from './common';
import { MOST_TOTAL_CENTS, MOST_UNIT_CENTS, WHOLE_PERCENT } from './money';
import { FREIGHT_KINDS, PROPOSAL_REQUESTS, PROPOSAL_STATUSES, REFUSAL_REASONS } from './proposal-words';

const ProposalStatus = Type.Enum([...PROPOSAL_STATUSES]);
const FreightKind = Type.Enum([...FREIGHT_KINDS]);
const RefusalReason = Type.Enum([...REFUSAL_REASONS]);

/** Whole centavos. */
const Cents = Type.Integer({ minimum: 0, maximum: MOST_TOTAL_CENTS });
/** Hundredths of a percent. */
const Percent = Type.Integer({ minimum: 0, maximum: WHOLE_PERCENT });

/** Most lines of a proposal: those of the longest quotation, and some that were not asked for. */
export const MOST_PROPOSAL_LINES = 600;
/** Longest time in working days that a proposal may be valid, and that a delivery may take. */
export const LONGEST_VALIDITY = 90;
export const LONGEST_LEAD_TIME = 365;

const shortText = (title: string) => Type.String({ maxLength: 300, title });
const longText = (title: string) => Type.String({ maxLength: 2000, title });

/**
 * A line as it is typed. It answers the quotation's line that `quotationItemCode` names, or stands beside it as an extra;
 * `productCode` is what is offered, by default what was asked for. `unitPriceCents` is null until there is a price.
 */
export const ProposalLineInput = Type.Object(
  {
    quotationItemCode: Type.Optional(Nullable(Code)),
    productCode: Type.Optional(Nullable(Code)),
    quantity: Type.Integer({ minimum: 1, maximum: 100_000, title: 'Quantidade' }),
    unitPriceCents: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0, maximum: MOST_UNIT_CENTS }), Type.Null()], { title: 'Preço' }),
    ),
    discountPercent: Type.Optional(Nullable(Percent)),
    discountCents: Type.Optional(Nullable(Cents)),
    leadTimeDays: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: LONGEST_LEAD_TIME }))),
    note: Type.Optional(shortText('Observação do item')),
    declined: Type.Optional(Type.Boolean()),
    declineReason: Type.Optional(shortText('Motivo')),
  },
  { additionalProperties: false },
);
export type ProposalLineInput = Static<typeof ProposalLineInput>;

export const FreightInput = Type.Object(
  { kind: FreightKind, cents: Type.Optional(Nullable(Cents)) },
  { additionalProperties: false },
);

/** `PUT /proposal`: what is left out stays as it is; `lines` are all of them. */
export const ProposalUpdate = Type.Object(
  {
    code: Code,
    lines: Type.Optional(Type.Array(ProposalLineInput, { maxItems: MOST_PROPOSAL_LINES })),
    freight: Type.Optional(FreightInput),
    paymentTermCode: Type.Optional(Nullable(Code)),
    paymentNote: Type.Optional(shortText('Condições de pagamento')),
    deliveryAddressCode: Type.Optional(Nullable(Code)),
    validityDays: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_VALIDITY, title: 'Validade' })),
    clientNote: Type.Optional(longText('Observação para o cliente')),
    innerNote: Type.Optional(longText('Anotação interna')),
  },
  { additionalProperties: false },
);
export type ProposalUpdate = Static<typeof ProposalUpdate>;

/** `POST /proposal`. */
export const ProposalCreation = Type.Object({ quotationCode: Code }, { additionalProperties: false });

const note = Type.String({ maxLength: 1000 });

/** The total stands for what was seen: another one means that another proposal was meant. `value` is for staff. */
export const ProposalAcceptance = Type.Object(
  { totalCents: Cents, value: Type.Optional(note) },
  { additionalProperties: false },
);
export const ProposalRefusal = Type.Object(
  { reason: RefusalReason, value: Type.Optional(note) },
  { additionalProperties: false },
);
/** `PUT /proposal/ask/{code}`: another version, or more time. */
export const ProposalAsk = Type.Object(
  { request: Type.Enum([...PROPOSAL_REQUESTS]), value: Type.Optional(note) },
  { additionalProperties: false },
);

/** A price that a seller may begin with, and where it comes from. */
export const PriceHint = Type.Object({ Cents, QuotationNumber: Type.Optional(Type.Integer()) });

/**
 * A line as it is read. `Asked` is what the quotation asked for, null for an extra; `Substitute` where another product
 * is offered. `PublicPrice` and `LastPrice`, the last that this client accepted, are hints for whoever writes a draft.
 */
export const ProposalLine = Type.Object({
  QuotationItemCode: Nullable(Code),
  ProductCode: Nullable(Code),
  Description: Type.String(),
  Size: Type.String(),
  CodePub: Type.String(),
  Quantity: Type.Integer(),
  UnitPriceCents: Nullable(Type.Integer()),
  DiscountPercent: Nullable(Type.Integer()),
  DiscountCents: Nullable(Type.Integer()),
  LeadTimeDays: Nullable(Type.Integer()),
  Note: Type.String(),
  Declined: Type.Boolean(),
  DeclineReason: Type.String(),
  Substitute: Type.Boolean(),
  LineTotalCents: Type.Integer(),
  Asked: Nullable(
    Type.Object({ ProductCode: Code, Description: Type.String(), Size: Type.String(), Quantity: Type.Integer() }),
  ),
  PublicPrice: Type.Optional(Nullable(PriceHint)),
  LastPrice: Type.Optional(Nullable(PriceHint)),
});
export type ProposalLine = Static<typeof ProposalLine>;

/**
 * One priced answer to a quotation. `Version` of one that was sent is its number within the quotation (198/2); of a
 * draft it counts how often it was saved, and goes back in `If-Match`. `Expired` is of the server's clock. `InnerNote`,
 * `ValidityDays` and drafts are for staff alone.
 */
export const Proposal = Type.Object({
  Code,
  QuotationCode: Code,
  QuotationNumber: Type.Integer(),
  Version: Type.Integer(),
  Status: ProposalStatus,
  Expired: Type.Boolean(),
  Lines: Type.Array(ProposalLine),
  Freight: Type.Object({ Kind: FreightKind, Cents: Nullable(Type.Integer()) }),
  /** `Days` until payment is due; null where nothing is chosen. */
  PaymentTerm: Nullable(
    Type.Object({ Code: Nullable(Code), Description: Type.String(), Days: Type.Integer(), Text: Type.String() }),
  ),
  PaymentNote: Type.String(),
  /** Where to; 'Retira na loja' has no code. */
  Delivery: Type.Object({ AddressCode: Nullable(Code), Text: Type.String() }),
  ValidityDays: Type.Optional(Type.Integer()),
  ValidUntil: Nullable(Instant),
  SubtotalCents: Type.Integer(),
  FreightCents: Type.Integer(),
  TotalCents: Type.Integer(),
  ClientNote: Type.String(),
  InnerNote: Type.Optional(Type.String()),
  SentAt: Nullable(Instant),
  DecidedAt: Nullable(Instant),
  /** Who accepted, refused or withdrew, as far as the reader may know; the reason and what was written with it. */
  DecidedBy: Nullable(Type.String()),
  Reason: Nullable(RefusalReason),
  DecisionNote: Type.String(),
  /** What the client asked for, until the next version is sent. */
  Request: Nullable(Type.Object({ Kind: Type.Enum([...PROPOSAL_REQUESTS]), Note: Type.String(), At: Instant })),
  Digest: Type.String(),
  VerifyToken: Nullable(Type.String()),
  Updated: Instant,
});
export type Proposal = Static<typeof Proposal>;

/** A row of the list of proposals. */
export const ProposalRow = Type.Object({
  ...Type.Pick(Proposal, [
    'Code',
    'QuotationCode',
    'QuotationNumber',
    'Version',
    'Status',
    'Expired',
    'TotalCents',
    'ValidUntil',
    'SentAt',
    'DecidedAt',
    'Updated',
  ]).properties,
  ClientName: Type.String(),
  SellerName: Nullable(Type.String()),
});
export type ProposalRow = Static<typeof ProposalRow>;

/** What everybody who holds a proposal may ask of it. `ReplacedBy` is the version that took its place. */
export const ProposalProof = Type.Object({
  Number: Type.Integer(),
  Version: Type.Integer(),
  State: Type.Enum(['IN_FORCE', 'EXPIRED', 'REPLACED', 'ACCEPTED', 'REFUSED', 'WITHDRAWN']),
  ReplacedBy: Nullable(Type.Integer()),
  SentAt: Instant,
  ValidUntil: Instant,
  DecidedAt: Nullable(Instant),
  TotalCents: Type.Integer(),
  Digest: Type.String(),
  /** Whether what is stored still is what was sent. */
  Intact: Type.Boolean(),
  ClientInitials: Type.String(),
});
export type ProposalProof = Static<typeof ProposalProof>;

/** A proposal as quotations show it; the latest that was sent; for staff the draft, where none was. */
export const ProposalSummary = Type.Object({
  Code,
  Version: Type.Integer(),
  Status: ProposalStatus,
  Expired: Type.Boolean(),
  TotalCents: Type.Integer(),
  ValidUntil: Nullable(Instant),
});
export type ProposalSummary = Static<typeof ProposalSummary>;
