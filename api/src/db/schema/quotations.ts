import type { QuotationOutcome } from '@rodovia/shared/contracts';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, moment, version } from './catalog';

export const quotation = pgTable('quotation', {
  code: uuid('code').primaryKey().defaultRandom(),
  number: integer('number').generatedAlwaysAsIdentity(),
  status: text('status').notNull().default('OPEN'),
  personCode: uuid('person_code').notNull(),
  sellerCode: uuid('seller_code'),
  note: text('note').notNull().default(''),
  createdBy: uuid('created_by').notNull(),
  idempotencyKey: text('idempotency_key'),
  /** Digest of the body that came with the key: the same key with other items is a mistake, not a retry. */
  requestDigest: text('request_digest'),
  created: instant('created'),
  updated: instant('updated'),
  /** When a first proposal is due; null for those from before there was a time to answer. */
  responseDue: moment('response_due'),
  firstProposal: moment('first_proposal'),
  /** Working minutes from closing to the first proposal. */
  answerMinutes: integer('answer_minutes'),
  /** When it was told that it is late. */
  lateTold: moment('late_told'),
  /** What became of one that is complete. */
  outcome: text('outcome').$type<QuotationOutcome>(),
  lossReasonCode: uuid('loss_reason_code'),
  ...version,
});

/** Texts and codes are copies: later edits of the product do not rewrite what was quoted. */
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
});

/** What was asked for in words; `answer` names the product that it was answered with, also once that is gone. */
export const quotationFreeItem = pgTable('quotation_free_item', {
  code: uuid('code').primaryKey().defaultRandom(),
  quotationCode: uuid('quotation_code').notNull(),
  position: integer('position').notNull(),
  quantity: integer('quantity').notNull(),
  text: text('text').notNull(),
  answerCode: uuid('answer_code'),
  answer: text('answer').notNull().default(''),
});

export const quotationEvent = pgTable('quotation_event', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Its place among the committed ones, given at the end of the transaction. */
  sequence: integer('sequence'),
  quotationCode: uuid('quotation_code').notNull(),
  status: text('status').notNull(),
  note: text('note').notNull().default(''),
  actorCode: uuid('actor_code').notNull(),
  /** STEP of its life, EDIT of what it holds, REASSIGNMENT to another seller, a PROPOSAL, or a MESSAGE. */
  kind: text('kind').notNull().default('STEP'),
  /** Who serves from this step on. */
  sellerCode: uuid('seller_code'),
  created: instant('created'),
});
