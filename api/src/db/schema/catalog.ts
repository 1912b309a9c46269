import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  numeric,
  type PgColumn,
  type PgTable,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const now = sql`now()`;
/** Milliseconds, because JavaScript dates carry no more and a cursor must compare equal on the way back. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The moment at which a row was made, where nothing else is said. */
export const instant = (name: string) => moment(name).notNull().default(now);

/** Raised by a trigger with every change of what people edit. */
export const version = { version: integer('version').notNull().default(1) };

/** Columns of every record that is switched off instead of deleted. */
export const activeColumns = {
  code: uuid('code').primaryKey().defaultRandom(),
  isActive: boolean('is_active').notNull().default(true),
  created: instant('created'),
  updated: instant('updated'),
  ...version,
};

/** A table whose records are switched off instead of deleted. */
export type ActiveTable = PgTable & {
  code: PgColumn;
  isActive: PgColumn;
  created: PgColumn;
  updated: PgColumn;
  version: PgColumn;
};

export const brand = pgTable('brand', { ...activeColumns, description: text('description').notNull() });

export const category = pgTable('category', { ...activeColumns, description: text('description').notNull() });

export const company = pgTable('company', {
  ...activeColumns,
  companyId: text('company_id').notNull(),
  description: text('description').notNull(),
});

export const group = pgTable('product_group', {
  ...activeColumns,
  groupId: text('group_id').notNull(),
  description: text('description').notNull(),
  type: text('type').notNull(),
});

export const model = pgTable('model', {
  ...activeColumns,
  name: text('name').notNull(),
  description: text('description').notNull(),
});

const imageColumns = {
  code: uuid('code').primaryKey().defaultRandom(),
  parentCode: uuid('parent_code').notNull(),
  url: text('url').notNull(),
  position: integer('position').notNull().default(0),
  created: instant('created'),
  ...version,
};

export const modelImage = pgTable('model_image', imageColumns);
export const productImage = pgTable('product_image', imageColumns);

export const product = pgTable('product', {
  ...activeColumns,
  internCode: text('intern_code').notNull(),
  codePub: text('code_pub').notNull(),
  description: text('description').notNull(),
  size: text('size').notNull(),
  /** Digits of the size, whatever its spelling: what the size filter and the search compare. */
  sizeKey: text('size_key').notNull(),
  /** Inches of the rim, `16` or `22.5`, where the size ends in them. */
  rim: text('rim').generatedAlwaysAs(sql`replace(substring(size from '(\\d{2}(?:[.,]5)?)\\s*[Cc]?\\s*$'), ',', '.')`),
  unit: text('unit').notNull(),
  observation: text('observation').notNull(),
  /** The same for products with the same observation, whose lines `product_line` has. */
  lineSet: uuid('line_set').generatedAlwaysAs(sql`md5(observation)::uuid`),
  publicPrice: numeric('public_price', { precision: 12, scale: 2, mode: 'number' }),
  companyCode: uuid('company_code').notNull(),
  groupCode: uuid('group_code').notNull(),
  brandCode: uuid('brand_code').notNull(),
  modelCode: uuid('model_code').notNull(),
  categoryCode: uuid('category_code').notNull(),
  /** Folded text of the product, its brand and its model; triggers keep it. */
  searchText: text('search_text').notNull().default(''),
});

/** How a client may pay. */
export const paymentTerm = pgTable('payment_term', {
  ...activeColumns,
  description: text('description').notNull(),
  days: integer('days').notNull(),
  text: text('text').notNull(),
});

/** Why a quotation was lost. */
export const lossReason = pgTable('loss_reason', {
  ...activeColumns,
  description: text('description').notNull(),
  /** The reason of a client's refusal that this one stands for. */
  refusal: text('refusal'),
});

/** The tables of the entities that are declared as data, by resource. */
export const catalogueTables: Record<string, ActiveTable> = {
  brand,
  category,
  company,
  group,
  'loss-reason': lossReason,
  model,
  'payment-term': paymentTerm,
  product,
};
