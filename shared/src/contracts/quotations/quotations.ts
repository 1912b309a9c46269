import { type Static, Type } from 'typebox';
import { Product } from '../catalog/catalog';
import { PROPOSAL_STATUSES, type ProposalStatus } from '../proposals/proposal-words';
import { ProposalSummary } from '../proposals/proposals';
import { Code, Instant, Nullable, version } from '../records/common';
import {
  MAX_FREE_ITEM_LENGTH,
  MAX_FREE_ITEMS,
  MAX_ITEM_WORDS,
  MAX_LIST_LINE_LENGTH,
  MAX_QUOTED_PRODUCTS,
} from './list-bounds';
import { QuotationDetails, QuotationDetailsInput } from './quotation-details';
import { QUEUES, QUOTATION_OUTCOMES, QUOTATION_STATUSES } from './quotation-statuses';

/** Status of a quotation on the wire. */
export const QuotationStatus = Type.Enum([...QUOTATION_STATUSES]);
export type QuotationStatus = Static<typeof QuotationStatus>;

/**
 * Fields of a person that the other side of a quotation can see. `IsActive`, and `CanLogIn` of a client, are only
 * visible to staff. `EmailConfirmed` is that of a client, whose mails wait until it is true.
 */
export const QuotationParty = Type.Object({
  Code,
  Name: Type.String(),
  Email: Type.String(),
  Phone1: Type.String(),
  Mobile: Type.String(),
  IsActive: Type.Optional(Type.Boolean()),
  CanLogIn: Type.Optional(Type.Boolean()),
  EmailConfirmed: Type.Optional(Type.Boolean()),
});
export type QuotationParty = Static<typeof QuotationParty>;

/**
 * A line of a quotation. `Product` is a snapshot taken when the quotation was made: description, size and codes.
 * `Picture` is the current address of the first picture of the product or of its model, null if there is none. `Words`
 * are the lines of the customer's list that the product answers, empty if it was chosen in the catalogue.
 */
export const ShoppingCartItem = Type.Object({
  Code,
  Quantity: Type.Integer({ minimum: 1 }),
  Words: Type.Array(Type.String()),
  Product: Type.Object({
    ...Type.Pick(Product, ['Code', 'Description', 'Size', 'CodePub', 'InternCode']).properties,
    Picture: Type.Optional(Nullable(Type.String())),
  }),
});
export type ShoppingCartItem = Static<typeof ShoppingCartItem>;

/**
 * A free item: a request in the customer's own words. `Answer` describes the product with which a seller answered it,
 * empty if unanswered; `AnswerCode` is null if that product no longer exists.
 */
export const FreeItem = Type.Object({
  Code,
  Quantity: Type.Integer({ minimum: 1 }),
  Text: Type.String(),
  AnswerCode: Nullable(Code),
  Answer: Type.String(),
});
export type FreeItem = Static<typeof FreeItem>;

/** Kinds of events in the history of a quotation: change of status, edit, reassignment, proposal, or message. */
export const QUOTATION_EVENT_KINDS = ['STEP', 'EDIT', 'REASSIGNMENT', 'PROPOSAL', 'MESSAGE'] as const;
export type QuotationEventKind = (typeof QUOTATION_EVENT_KINDS)[number];
const QuotationEventKind = Type.Enum([...QUOTATION_EVENT_KINDS]);

/**
 * An event in the history of a quotation, and who is responsible from then on. Clients see administrators as
 * 'Administração' and other clients as 'Cliente'.
 */
export const QuotationEvent = Type.Object({
  Status: QuotationStatus,
  Note: Type.String(),
  Created: Instant,
  ActorName: Type.String(),
  Kind: QuotationEventKind,
  SellerName: Nullable(Type.String()),
});
export type QuotationEvent = Static<typeof QuotationEvent>;

/** When the caller wants to be reminded of a quotation, as a day in the time zone of São Paulo, and why. */
export const QuotationReminder = Type.Object({ DueDate: Type.String({ format: 'date' }), Note: Type.String() });
export type QuotationReminder = Static<typeof QuotationReminder>;

/** Payload of `PUT /shopping-cart/reminder/{code}`: today or a later day, at most a year away. */
export const QuotationReminderInput = Type.Object(
  {
    dueDate: Type.String({ format: 'date', title: 'Data' }),
    note: Type.String({ maxLength: 300, title: 'Anotação' }),
  },
  { additionalProperties: false },
);
export type QuotationReminderInput = Static<typeof QuotationReminderInput>;

/**
 * A quotation. `Number` is its short running number; `ItemCount` is the number of lines and of unanswered free items; `History` lists its events,
 * oldest first. The proposal is the latest one visible to the caller, `ProposalTotal` is in centavos. `Unread` is the
 * number of unread messages of the other side. `Whatsapp` is the shop's number, for clients only, null if there is
 * none. `ResponseDueAt` is set while a first proposal is due. Staff also see the outcome of a completed quotation and,
 * if included, the client's first address in one line, and their own reminder.
 */
export const ShoppingCart = Type.Object({
  Code,
  Number: Type.Integer(),
  Status: QuotationStatus,
  Created: Instant,
  Updated: Instant,
  Note: Type.String(),
  ItemCount: Type.Integer(),
  Person: Type.Optional(QuotationParty),
  Seller: Type.Optional(Nullable(QuotationParty)),
  ShoppingCartItem: Type.Optional(Type.Array(ShoppingCartItem)),
  FreeItem: Type.Optional(Type.Array(FreeItem)),
  History: Type.Optional(Type.Array(QuotationEvent)),
  ProposalStatus: Type.Optional(Nullable(Type.Enum([...PROPOSAL_STATUSES]))),
  ProposalExpired: Type.Optional(Type.Boolean()),
  ProposalTotal: Type.Optional(Nullable(Type.Integer())),
  Proposal: Type.Optional(Nullable(ProposalSummary)),
  Unread: Type.Optional(Type.Integer()),
  ShopWhatsapp: Type.Optional(Nullable(Type.String())),
  ResponseDueAt: Type.Optional(Nullable(Instant)),
  Outcome: Type.Optional(Nullable(Type.Enum([...QUOTATION_OUTCOMES]))),
  LossReason: Type.Optional(Nullable(Type.String())),
  ClientAddress: Type.Optional(Nullable(Type.String())),
  Reminder: Type.Optional(Nullable(QuotationReminder)),
  Details: Type.Optional(QuotationDetails),
  ...version,
});
export type ShoppingCart = Static<typeof ShoppingCart>;

/** A queue of the caller: number of quotations in it, and the first ones, most urgent first. */
export const QuotationQueue = Type.Object({
  Queue: Type.Enum([...QUEUES]),
  Count: Type.Integer(),
  Rows: Type.Array(ShoppingCart),
});
export type QuotationQueue = Static<typeof QuotationQueue>;

/** Workload of a seller: number of open quotations and of late ones, and whether the seller is active. */
export const SellerLoad = Type.Object({
  Code,
  Name: Type.String(),
  IsActive: Type.Boolean(),
  Open: Type.Integer(),
  Late: Type.Integer(),
});
export type SellerLoad = Static<typeof SellerLoad>;

/** Payload of `PUT /shopping-cart/move`: quotations to reassign to another seller, and the reason. */
export const QuotationReassignment = Type.Object(
  {
    codes: Type.Array(Code, { minItems: 1, maxItems: 100 }),
    sellerCode: Code,
    reason: Type.String({ minLength: 1, maxLength: 500, title: 'Motivo' }),
  },
  { additionalProperties: false },
);

/** Answer of a reassignment: number of quotations. */
export const ReassignmentResult = Type.Object({ Moved: Type.Integer() });

/**
 * An event about a quotation in the event stream. `own` is true if the receiver caused it. An event about proposals has
 * the latest one.
 */
export interface QuotationNews {
  type: 'quotation';
  code: string;
  number: number;
  status: QuotationStatus;
  kind: QuotationEventKind;
  at: string;
  own: boolean;
  proposal?: { version: number; status: ProposalStatus; totalCents: number } | null;
}

const Quantity = Type.Integer({ minimum: 1, maximum: 100_000 });

const Words = Type.Array(Type.String({ minLength: 1, maxLength: MAX_LIST_LINE_LENGTH, title: 'Texto da lista' }), {
  maxItems: MAX_ITEM_WORDS,
});

const FreeItems = Type.Array(
  Type.Object({
    text: Type.String({ minLength: 1, maxLength: MAX_FREE_ITEM_LENGTH, title: 'Item por escrito' }),
    quantity: Quantity,
  }),
  { maxItems: MAX_FREE_ITEMS },
);

const QuotedItems = {
  status: Type.Optional(Type.Literal('OPEN')),
  personCode: Type.Optional(Code),
  shoppingCartItem: Type.Array(Type.Object({ productCode: Code, quantity: Quantity, words: Type.Optional(Words) }), {
    minItems: 1,
    maxItems: MAX_QUOTED_PRODUCTS,
  }),
};

/**
 * Payload for creating a quotation. `personCode` is only used for staff; clients always create their own quotations.
 * With at least one of `freeItems`, products are optional. `words` are the lines of the customer's list that a product
 * answers; those of the same product are joined.
 */
export const ShoppingCartInput = Type.Object({
  ...QuotedItems,
  shoppingCartItem: Type.Array(QuotedItems.shoppingCartItem.items, { maxItems: MAX_QUOTED_PRODUCTS }),
  details: Type.Optional(QuotationDetailsInput),
  freeItem: Type.Optional(FreeItems),
});
export type ShoppingCartInput = Static<typeof ShoppingCartInput>;

/**
 * Payload of `PUT /shopping-cart`: replaces the items of an OPEN quotation. Staff can also change the client. A product
 * that stays keeps its words unless others are given.
 */
export const ShoppingCartUpdate = Type.Object({ ...QuotedItems, code: Code });
export type ShoppingCartUpdate = Static<typeof ShoppingCartUpdate>;

/** Payload of `PUT /shopping-cart/free-item/{code}`: the product that answers a free item. */
export const FreeItemAnswer = Type.Object(
  { freeItemCode: Code, productCode: Code, quantity: Quantity },
  { additionalProperties: false },
);
export type FreeItemAnswer = Static<typeof FreeItemAnswer>;
