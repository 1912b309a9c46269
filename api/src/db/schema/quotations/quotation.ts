import type { QuotationOutcome } from '@rodovia/shared/contracts/quotations';
import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, moment, version } from '../catalog';

/** Quotations that clients have asked for. */
export const quotation = pgTable('quotation', {
  code: uuid('code').primaryKey().defaultRandom(),
  number: integer('number').generatedAlwaysAsIdentity(),
  status: text('status').notNull().default('OPEN'),
  personCode: uuid('person_code').notNull(),
  sellerCode: uuid('seller_code'),
  note: text('note').notNull().default(''),
  createdBy: uuid('created_by').notNull(),
  idempotencyKey: text('idempotency_key'),
  /** Digest of the body of the idempotency key: the same key with other items is an error, not a retry. */
  requestDigest: text('request_digest'),
  created: instant('created'),
  updated: instant('updated'),
  /** When a first proposal is due; null for quotations from before response times. */
  responseDue: moment('response_due'),
  firstProposal: moment('first_proposal'),
  /** Working minutes from closing to the first proposal. */
  answerMinutes: integer('answer_minutes'),
  /** When staff were notified that it is late. */
  lateTold: moment('late_told'),
  /** Outcome of a completed quotation. */
  outcome: text('outcome').$type<QuotationOutcome>(),
  lossReasonCode: uuid('loss_reason_code'),
  /** What the client added when closing the cart. */
  clientNote: text('client_note').notNull().default(''),
  wantedBy: date('wanted_by', { mode: 'string' }),
  /** Number of the client's own purchase order. */
  purchaseOrder: text('purchase_order').notNull().default(''),
  deliveryAddressCode: uuid('delivery_address_code'),
  /** Copy of the address in one line, or pick-up. */
  delivery: text('delivery').notNull().default(''),
  ...version,
});

/** Texts and codes are copies: later edits of a product do not change quotations. */
export const quotationItem = pgTable('quotation_item', {
  code: uuid('code').primaryKey().defaultRandom(),
  quotationCode: uuid('quotation_code').notNull(),
  productCode: uuid('product_code').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
  description: text('description').notNull(),
  size: text('size').notNull(),
  codePub: text('code_pub').notNull(),
  internCode: text('intern_code').notNull(),
  /** Lines of the customer's list that the product answers. */
  words: text('words').array().notNull().default([]),
});

/** Free items; `answer` describes the product that answers one, even if it no longer exists. */
export const quotationFreeItem = pgTable('quotation_free_item', {
  code: uuid('code').primaryKey().defaultRandom(),
  quotationCode: uuid('quotation_code').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
  text: text('text').notNull(),
  answerCode: uuid('answer_code'),
  answer: text('answer').notNull().default(''),
});

/** When somebody wants to be reminded of a quotation. */
export const quotationReminder = pgTable(
  'quotation_reminder',
  {
    quotationCode: uuid('quotation_code').notNull(),
    personCode: uuid('person_code').notNull(),
    /** A day in the time zone of São Paulo. */
    due: date('due', { mode: 'string' }).notNull(),
    note: text('note').notNull().default(''),
    created: instant('created'),
  },
  (table) => [primaryKey({ columns: [table.quotationCode, table.personCode] })],
);

/** What happened to a quotation, for its history. */
export const quotationEvent = pgTable('quotation_event', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Position among the committed events, assigned at the end of the transaction. */
  sequence: integer('sequence'),
  quotationCode: uuid('quotation_code').notNull(),
  status: text('status').notNull(),
  note: text('note').notNull().default(''),
  actorCode: uuid('actor_code').notNull(),
  /** Kind: STEP for a status, EDIT, REASSIGNMENT, PROPOSAL or MESSAGE. */
  kind: text('kind').notNull().default('STEP'),
  /** Seller from this event on. */
  sellerCode: uuid('seller_code'),
  created: instant('created'),
});
