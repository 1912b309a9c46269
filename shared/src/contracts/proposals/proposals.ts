import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable } from '../records/common';
import { MAX_TOTAL_CENTS, MAX_UNIT_CENTS, WHOLE_PERCENT } from './money';
import { FREIGHT_KINDS, PROPOSAL_REQUESTS, PROPOSAL_STATUSES, REFUSAL_REASONS } from './proposal-words';

const ProposalStatus = Type.Enum([...PROPOSAL_STATUSES]);
const FreightKind = Type.Enum([...FREIGHT_KINDS]);
const RefusalReason = Type.Enum([...REFUSAL_REASONS]);

/** Amount in centavos. */
const Cents = Type.Integer({ minimum: 0, maximum: MAX_TOTAL_CENTS });
/** Percentage in hundredths of a percent. */
const Percent = Type.Integer({ minimum: 0, maximum: WHOLE_PERCENT });

/** Maximum number of lines of a proposal: those of the longest quotation, plus some extra lines. */
export const MAX_PROPOSAL_LINES = 600;
/** Maximum validity and maximum lead time, in working days. */
export const MAX_VALIDITY_DAYS = 90;
/** Maximum lead time, in working days. */
export const MAX_LEAD_TIME_DAYS = 365;

const shortText = (title: string) => Type.String({ maxLength: 300, title });
const longText = (title: string) => Type.String({ maxLength: 2000, title });

/**
 * A line of a proposal in a payload. It answers the quotation's line `quotationItemCode` or its free item
 * `freeItemCode`, or is an extra line without either. `productCode` is the offered product, by default the requested
 * one; a free item without a product has no answer yet. `unitPriceCents` is null until a price is set.
 */
export const ProposalLineInput = Type.Object(
  {
    quotationItemCode: Type.Optional(Nullable(Code)),
    freeItemCode: Type.Optional(Nullable(Code)),
    productCode: Type.Optional(Nullable(Code)),
    quantity: Type.Integer({ minimum: 1, maximum: 100_000, title: 'Quantidade' }),
    unitPriceCents: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0, maximum: MAX_UNIT_CENTS }), Type.Null()], { title: 'Preço' }),
    ),
    discountPercent: Type.Optional(Nullable(Percent)),
    discountCents: Type.Optional(Nullable(Cents)),
    leadTimeDays: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: MAX_LEAD_TIME_DAYS }))),
    note: Type.Optional(shortText('Observação do item')),
    declined: Type.Optional(Type.Boolean()),
    declineReason: Type.Optional(shortText('Motivo')),
  },
  { additionalProperties: false },
);
export type ProposalLineInput = Static<typeof ProposalLineInput>;

/** Freight in the payload of a draft; in centavos. */
export const FreightInput = Type.Object(
  { kind: FreightKind, cents: Type.Optional(Nullable(Cents)) },
  { additionalProperties: false },
);

/** Payload of `PUT /proposal`. Omitted fields stay unchanged; `lines` replaces all lines. */
export const ProposalUpdate = Type.Object(
  {
    code: Code,
    lines: Type.Optional(Type.Array(ProposalLineInput, { maxItems: MAX_PROPOSAL_LINES })),
    freight: Type.Optional(FreightInput),
    paymentTermCode: Type.Optional(Nullable(Code)),
    paymentNote: Type.Optional(shortText('Condições de pagamento')),
    deliveryAddressCode: Type.Optional(Nullable(Code)),
    validityDays: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_VALIDITY_DAYS, title: 'Validade' })),
    clientNote: Type.Optional(longText('Observação para o cliente')),
    innerNote: Type.Optional(longText('Anotação interna')),
  },
  { additionalProperties: false },
);
export type ProposalUpdate = Static<typeof ProposalUpdate>;

/** Payload of `POST /proposal`. */
export const ProposalCreation = Type.Object({ quotationCode: Code }, { additionalProperties: false });

const note = Type.String({ maxLength: 1000 });

/**
 * Payload for accepting a proposal. `total` must match, so that the client accepts what they have seen. `value` is only
 * set by staff.
 */
export const ProposalAcceptance = Type.Object(
  { totalCents: Cents, value: Type.Optional(note) },
  { additionalProperties: false },
);
/** Payload that refuses a proposal. */
export const ProposalRefusal = Type.Object(
  { reason: RefusalReason, value: Type.Optional(note) },
  { additionalProperties: false },
);
/** Payload of `PUT /proposal/ask/{code}`: requests a change or a renewal. */
export const ProposalAsk = Type.Object(
  { request: Type.Enum([...PROPOSAL_REQUESTS]), value: Type.Optional(note) },
  { additionalProperties: false },
);

/** A price that can prefill a line, and its source. */
export const PriceHint = Type.Object({ Cents, QuotationNumber: Type.Optional(Type.Integer()) });

/** The unit price in centavos that a client last accepted for a product, and the number of its quotation. */
export const LastPrice = Type.Object({ ProductCode: Code, Cents, QuotationNumber: Type.Integer() });
export type LastPrice = Static<typeof LastPrice>;

/**
 * A line of a proposal in an answer. `Asked` is the product that the quotation requested and `Written` what the
 * customer wrote; both are null for an extra line. `Words` are the lines of the customer's list that the requested
 * product answers. `Substitute` is true if another product is offered. `PublicPrice` and `LastPrice` (the price that this
 * client last accepted) are hints for editing a draft.
 */
export const ProposalLine = Type.Object({
  QuotationItemCode: Nullable(Code),
  FreeItemCode: Nullable(Code),
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
    Type.Object({
      ProductCode: Code,
      Description: Type.String(),
      Size: Type.String(),
      Quantity: Type.Integer(),
      Words: Type.Array(Type.String()),
    }),
  ),
  Written: Nullable(Type.Object({ Text: Type.String(), Quantity: Type.Integer() })),
  PublicPrice: Type.Optional(Nullable(PriceHint)),
  LastPrice: Type.Optional(Nullable(PriceHint)),
});
export type ProposalLine = Static<typeof ProposalLine>;

/**
 * A proposal: one priced answer to a quotation. `Version` of a sent proposal is its number within the quotation
 * (198/2); for a draft it is the revision for `If-Match`. `Expired` uses the server's clock. `Closed` is true if
 * the service ended while the version was in force: nobody can accept it any more. Only staff see `InnerNote`,
 * `ValidityDays` and drafts.
 */
export const Proposal = Type.Object({
  Code,
  QuotationCode: Code,
  QuotationNumber: Type.Integer(),
  Version: Type.Integer(),
  Status: ProposalStatus,
  Expired: Type.Boolean(),
  Closed: Type.Boolean(),
  Lines: Type.Array(ProposalLine),
  Freight: Type.Object({ Kind: FreightKind, Cents: Nullable(Type.Integer()) }),
  /** Chosen payment term; null if none is chosen. `Days` is the number of days until payment is due. */
  PaymentTerm: Nullable(
    Type.Object({ Code: Nullable(Code), Description: Type.String(), Days: Type.Integer(), Text: Type.String() }),
  ),
  PaymentNote: Type.String(),
  /** Delivery address. 'Retira na loja' has no code. */
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
  /** Who accepted, refused or withdrew the proposal, as far as the caller may know, with the reason and the comment. */
  DecidedBy: Nullable(Type.String()),
  Reason: Nullable(RefusalReason),
  DecisionNote: Type.String(),
  /** What the client requested; present until the next version is sent. */
  Request: Nullable(Type.Object({ Kind: Type.Enum([...PROPOSAL_REQUESTS]), Note: Type.String(), At: Instant })),
  Digest: Type.String(),
  VerifyToken: Nullable(Type.String()),
  Updated: Instant,
});
export type Proposal = Static<typeof Proposal>;

/** A row in the list of proposals. */
export const ProposalRow = Type.Object({
  ...Type.Pick(Proposal, [
    'Code',
    'QuotationCode',
    'QuotationNumber',
    'Version',
    'Status',
    'Expired',
    'Closed',
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

/** Answer of verifying a proposal's document. `ReplacedBy` is the version that replaced it. */
export const ProposalProof = Type.Object({
  Number: Type.Integer(),
  Version: Type.Integer(),
  State: Type.Enum(['IN_FORCE', 'EXPIRED', 'CLOSED', 'REPLACED', 'ACCEPTED', 'REFUSED', 'WITHDRAWN']),
  ReplacedBy: Nullable(Type.Integer()),
  SentAt: Instant,
  ValidUntil: Instant,
  DecidedAt: Nullable(Instant),
  TotalCents: Type.Integer(),
  Digest: Type.String(),
  /** Whether the stored proposal is identical to the sent one. */
  Intact: Type.Boolean(),
  ClientInitials: Type.String(),
});
export type ProposalProof = Static<typeof ProposalProof>;

/** A proposal as a quotation lists it: the latest sent version, or for staff the draft if none was sent. */
export const ProposalSummary = Type.Object({
  Code,
  Version: Type.Integer(),
  Status: ProposalStatus,
  Expired: Type.Boolean(),
  Closed: Type.Boolean(),
  TotalCents: Type.Integer(),
  ValidUntil: Nullable(Instant),
});
export type ProposalSummary = Static<typeof ProposalSummary>;
