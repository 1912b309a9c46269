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
/** Milliseconds, because JavaScript dates have no more precision and cursors must compare equal. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Creation time by default. */
export const instant = (name: string) => moment(name).notNull().default(now);

/** Incremented by a trigger on every change of editable data. */
export const version = { version: integer('version').notNull().default(1) };

/** Columns of records that are deactivated instead of deleted. */
export const activeColumns = {
  code: uuid('code').primaryKey().defaultRandom(),
  isActive: boolean('is_active').notNull().default(true),
  created: instant('created'),
  updated: instant('updated'),
  ...version,
};

/** A table whose records are deactivated instead of deleted. */
export type ActiveTable = PgTable & {
  code: PgColumn;
  isActive: PgColumn;
  created: PgColumn;
  updated: PgColumn;
  version: PgColumn;
};

/** Brands of tyres. */
export const brand = pgTable('brand', { ...activeColumns, description: text('description').notNull() });
/** Categories of the catalogue. */
export const category = pgTable('category', { ...activeColumns, description: text('description').notNull() });

/** Vehicles as they are sold, with their factory sizes. */
export const fitment = pgTable('fitment', {
  ...activeColumns,
  description: text('description').notNull(),
  years: text('years').notNull(),
  firstYear: integer('first_year').notNull(),
  lastYear: integer('last_year'),
  type: text('type').notNull(),
  sizes: text('sizes').notNull(),
  rearSizes: text('rear_sizes').notNull().default(''),
  source: text('source').notNull(),
});

/** Legal entities that sell products. */
export const company = pgTable('company', {
  ...activeColumns,
  companyId: text('company_id').notNull(),
  description: text('description').notNull(),
});

/** Groups of the catalogue, by type. */
export const group = pgTable('product_group', {
  ...activeColumns,
  groupId: text('group_id').notNull(),
  description: text('description').notNull(),
  type: text('type').notNull(),
});

/** Models of tyres, which products are sizes of. */
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

/** Images of models. */
export const modelImage = pgTable('model_image', imageColumns);
/** Images of products. */
export const productImage = pgTable('product_image', imageColumns);

/** Products: a model in a size, with its price in centavos. */
export const product = pgTable('product', {
  ...activeColumns,
  internCode: text('intern_code').notNull(),
  codePub: text('code_pub').notNull(),
  description: text('description').notNull(),
  size: text('size').notNull(),
  /** Digits of the size in any spelling, compared by filter and search. */
  sizeKey: text('size_key').notNull(),
  /** Rim in inches, `16` or `22.5`, if the size ends with it. */
  rim: text('rim').generatedAlwaysAs(sql`replace(substring(size from '(\\d{2}(?:[.,]5)?)\\s*[Cc]?\\s*$'), ',', '.')`),
  unit: text('unit').notNull(),
  observation: text('observation').notNull(),
  /** Equal for products with the same observation, whose lines are in `product_line`. */
  lineSet: uuid('line_set').generatedAlwaysAs(sql`md5(observation)::uuid`),
  publicPrice: numeric('public_price', { precision: 12, scale: 2, mode: 'number' }),
  companyCode: uuid('company_code').notNull(),
  groupCode: uuid('group_code').notNull(),
  brandCode: uuid('brand_code').notNull(),
  modelCode: uuid('model_code').notNull(),
  categoryCode: uuid('category_code').notNull(),
  /** Folded text of product, brand and model, maintained by triggers. */
  searchText: text('search_text').notNull().default(''),
});

/** Payment terms. */
export const paymentTerm = pgTable('payment_term', {
  ...activeColumns,
  description: text('description').notNull(),
  days: integer('days').notNull(),
  text: text('text').notNull(),
});

/** Loss reasons of quotations. */
export const lossReason = pgTable('loss_reason', {
  ...activeColumns,
  description: text('description').notNull(),
  /** The client's refusal reason that it corresponds to. */
  refusal: text('refusal'),
});

/** Texts that staff insert into messages, notes and refusals. */
export const textTemplate = pgTable('text_template', {
  ...activeColumns,
  description: text('description').notNull(),
  purpose: text('purpose').notNull(),
  text: text('text').notNull(),
});

/** Tables of the entities that are declared as data, by resource. */
export const catalogueTables: Record<string, ActiveTable> = {
  brand,
  category,
  fitment,
  company,
  group,
  'loss-reason': lossReason,
  model,
  'payment-term': paymentTerm,
  product,
  'text-template': textTemplate,
};
