import type { DayOff } from '@rodovia/shared/contracts/proposals';
import { type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, customType, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Static } from 'typebox';
import { instant, moment, version } from '../catalog';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const cents = (name: string) => bigint(name, { mode: 'number' });
const noCents: SQL = sql`0`;

/** Settings of proposals, a single row. */
export const businessSettings = pgTable('business_settings', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  validityDays: integer('validity_days').notNull().default(5),
  paymentTermCode: uuid('payment_term_code'),
  daysOff: jsonb('days_off').notNull().default([]).$type<Static<typeof DayOff>[]>(),
  companyName: text('company_name').notNull().default(''),
  companyDocument: text('company_document').notNull().default(''),
  companyAddress: text('company_address').notNull().default(''),
  companyPhone: text('company_phone').notNull().default(''),
  /** A PNG. */
  companyLogo: bytes('company_logo'),
  ...version,
});

/** Copy of a payment term in a sent proposal. */
export interface TermCopy {
  description: string;
  days: number;
  text: string;
}

/** Priced answers to quotations, in centavos. Sent ones are documents: their texts are copies. */
export const proposal = pgTable('proposal', {
  code: uuid('code').primaryKey().defaultRandom(),
  quotationCode: uuid('quotation_code').notNull(),
  status: text('status').notNull().default('DRAFT'),
  /** Number within the quotation, from sending on. */
  ordinal: integer('ordinal'),
  /** Number of times that the draft was saved. */
  revision: integer('revision').notNull().default(1),
  freightKind: text('freight_kind').notNull().default('CIF'),
  freightCents: cents('freight_cents').notNull().default(noCents),
  paymentTermCode: uuid('payment_term_code'),
  paymentTerm: jsonb('payment_term').$type<TermCopy>(),
  paymentNote: text('payment_note').notNull().default(''),
  deliveryAddressCode: uuid('delivery_address_code'),
  delivery: text('delivery').notNull().default(''),
  validityDays: integer('validity_days').notNull(),
  clientNote: text('client_note').notNull().default(''),
  innerNote: text('inner_note').notNull().default(''),
  subtotalCents: cents('subtotal_cents').notNull().default(noCents),
  totalCents: cents('total_cents').notNull().default(noCents),
  authorCode: uuid('author_code').notNull(),
  sent: moment('sent'),
  validUntil: moment('valid_until'),
  /** When the client is reminded of the expiry; null if not, or no longer. */
  remind: moment('remind'),
  decided: moment('decided'),
  decidedBy: uuid('decided_by'),
  reason: text('reason'),
  decisionNote: text('decision_note').notNull().default(''),
  acceptKey: text('accept_key'),
  request: text('request'),
  requestNote: text('request_note').notNull().default(''),
  requested: moment('requested'),
  digest: text('digest').notNull().default(''),
  previousDigest: text('previous_digest').notNull().default(''),
  verifyToken: text('verify_token'),
  created: instant('created'),
  updated: instant('updated'),
});

/** Lines of a proposal, with copies of all texts; amounts in centavos. */
export const proposalLine = pgTable('proposal_line', {
  code: uuid('code').primaryKey().defaultRandom(),
  proposalCode: uuid('proposal_code').notNull(),
  position: integer('position').notNull(),
  quotationItemCode: uuid('quotation_item_code'),
  /** What the customer wrote and this line answers. */
  freeItemCode: uuid('free_item_code'),
  productCode: uuid('product_code'),
  description: text('description').notNull(),
  size: text('size').notNull(),
  codePub: text('code_pub').notNull(),
  quantity: integer('quantity').notNull(),
  unitPriceCents: cents('unit_price_cents'),
  discountPercent: integer('discount_percent'),
  discountCents: cents('discount_cents'),
  leadTimeDays: integer('lead_time_days'),
  note: text('note').notNull().default(''),
  declined: boolean('declined').notNull().default(false),
  declineReason: text('decline_reason').notNull().default(''),
  lineTotalCents: cents('line_total_cents').notNull().default(noCents),
});
