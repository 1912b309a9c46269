import { type Static, Type } from 'typebox';
import { Product } from './catalog';
import { Code, Instant, Nullable, version } from './common';
import { LONGEST_FREE_ITEM, MOST_FREE_ITEMS, MOST_QUOTED_PRODUCTS } from './list-bounds';
import { PROPOSAL_STATUSES } from './proposal-words';
import { ProposalSummary } from './proposals';
import { QUEUES, QUOTATION_OUTCOMES, QUOTATION_STATUSES } from './quotation-statuses';

export const QuotationStatus = Type.Enum([...QUOTATION_STATUSES]);
export type QuotationStatus = Static<typeof QuotationStatus>;

/**
 * The person fields that the other side of a quotation may see; `IsActive`, and `CanLogIn` of a client, are for
 * staff, `EmailConfirmed` for the client itself: until then its mails wait.
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
 * `Product` is what was quoted: description, size and codes as they were when the quotation was made. `Picture` is the
 * address of the product's first picture as it is now, or of its model's; null where there is none.
 */
export const ShoppingCartItem = Type.Object({
  Code,
  Quantity: Type.Integer({ minimum: 1 }),
  Product: Type.Object({
    ...Type.Pick(Product, ['Code', 'Description', 'Size', 'CodePub', 'InternCode']).properties,
    Picture: Type.Optional(Nullable(Type.String())),
  }),
});
export type ShoppingCartItem = Static<typeof ShoppingCartItem>;

/**
 * What the customer asked for in words of its own. `Answer` names the product that a seller answered it with, '' while
 * nobody has; `AnswerCode` is null where that is gone.
 */
export const FreeItem = Type.Object({
  Code,
  Quantity: Type.Integer({ minimum: 1 }),
  Text: Type.String(),
  AnswerCode: Nullable(Code),
  Answer: Type.String(),
});
export type FreeItem = Static<typeof FreeItem>;

/** What a step was beside the state it led to: one of the quotation's life, an edit, another seller, one of its proposals, or a message. */
export const QUOTATION_EVENT_KINDS = ['STEP', 'EDIT', 'REASSIGNMENT', 'PROPOSAL', 'MESSAGE'] as const;
export type QuotationEventKind = (typeof QUOTATION_EVENT_KINDS)[number];
const QuotationEventKind = Type.Enum([...QUOTATION_EVENT_KINDS]);

/**
 * One step in a quotation's life, and who serves from then on. To a client, administrators are 'Administração' and other
 * clients 'Cliente'.
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

/**
 * A quotation. `Number` is the short running number people speak of; `ItemCount` counts its lines; `History` has its
 * steps, oldest first. The proposal is the latest that the reader may see: `ProposalTotal` in centavos. `Unread` counts
 * the messages of the other side that the reader has not read. The shop's own WhatsApp number is for clients, null where
 * there is none. `ResponseDueAt` stands while a first proposal is owed. Staff see what became of one that is complete, and, as
 * a relation, the client's first address in one line.
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
  ...version,
});
export type ShoppingCart = Static<typeof ShoppingCart>;

/** One of the reader's queues: how many quotations are in it, and the first of them, the most pressing first. */
export const QuotationQueue = Type.Object({
  Queue: Type.Enum([...QUEUES]),
  Count: Type.Integer(),
  Rows: Type.Array(ShoppingCart),
});
export type QuotationQueue = Static<typeof QuotationQueue>;

/** What a seller has in hand: quotations that are not settled, those that are late, and whether the seller is active. */
export const SellerLoad = Type.Object({
  Code,
  Name: Type.String(),
  IsActive: Type.Boolean(),
  Open: Type.Integer(),
  Late: Type.Integer(),
});
export type SellerLoad = Static<typeof SellerLoad>;

/** `PUT /shopping-cart/move`: quotations that go to another seller, and why. */
export const QuotationMove = Type.Object(
  {
    codes: Type.Array(Code, { minItems: 1, maxItems: 100 }),
    sellerCode: Code,
    reason: Type.String({ minLength: 1, maxLength: 500, title: 'Motivo' }),
  },
  { additionalProperties: false },
);

/** How many went. */
export const QuotationsMoved = Type.Object({ Moved: Type.Integer() });

/** What the stream of events tells of a quotation; `own` where the reader took the step. */
export interface QuotationNews {
  type: 'quotation';
  code: string;
  number: number;
  status: QuotationStatus;
  kind: QuotationEventKind;
  at: string;
  own: boolean;
}

const Quantity = Type.Integer({ minimum: 1, maximum: 100_000 });

const QuotedItems = {
  status: Type.Optional(Type.Literal('OPEN')),
  personCode: Type.Optional(Code),
  shoppingCartItem: Type.Array(Type.Object({ productCode: Code, quantity: Quantity }), {
    minItems: 1,
    maxItems: MOST_QUOTED_PRODUCTS,
  }),
};

/**
 * `personCode` is honoured for staff only; a client always quotes for itself. `freeItem` is what the catalogue does not
 * have, in the customer's words; with one of them there may be no product.
 */
export const ShoppingCartInput = Type.Object({
  ...QuotedItems,
  shoppingCartItem: Type.Array(QuotedItems.shoppingCartItem.items, { maxItems: MOST_QUOTED_PRODUCTS }),
  freeItem: Type.Optional(
    Type.Array(
      Type.Object({
        text: Type.String({ minLength: 1, maxLength: LONGEST_FREE_ITEM, title: 'Item por escrito' }),
        quantity: Quantity,
      }),
      {
        maxItems: MOST_FREE_ITEMS,
      },
    ),
  ),
});
export type ShoppingCartInput = Static<typeof ShoppingCartInput>;

/** `PUT /shopping-cart`: other items for an OPEN quotation; staff may also name another client. */
export const ShoppingCartUpdate = Type.Object({ ...QuotedItems, code: Code });
export type ShoppingCartUpdate = Static<typeof ShoppingCartUpdate>;

/** `PUT /shopping-cart/free-item/{code}`: the product that one of the quotation's free items is answered with. */
export const FreeItemAnswer = Type.Object(
  { freeItemCode: Code, productCode: Code, quantity: Quantity },
  { additionalProperties: false },
);
export type FreeItemAnswer = Static<typeof FreeItemAnswer>;
