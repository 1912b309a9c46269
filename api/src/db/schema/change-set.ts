import type { ChangeOutcome, ChangeSetKind } from '@rodovia/shared/contracts/back-office';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, moment } from './catalog';

/** Imports and bulk actions. */
export const changeSet = pgTable('change_set', {
  code: uuid('code').primaryKey().defaultRandom(),
  kind: text('kind').$type<ChangeSetKind>().notNull(),
  /** Description in pt-BR. */
  summary: text('summary').notNull().default(''),
  made: integer('made').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  actorCode: uuid('actor_code'),
  created: instant('created'),
  undone: moment('undone'),
  undoneBy: uuid('undone_by'),
  /** Number of products that undoing left unchanged. */
  leftOut: integer('left_out').notNull().default(0),
});

/** Changes by product, written by triggers and deleted after some days. */
export const changeItem = pgTable(
  'change_item',
  {
    changeSetCode: uuid('change_set_code').notNull(),
    productCode: uuid('product_code').notNull(),
    /** Null for a created product. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    versionBefore: integer('version_before').notNull(),
    /** Version after the change, or after undoing a later one. */
    version: integer('version').notNull(),
    /** Result of undoing; null until then. */
    outcome: text('outcome').$type<ChangeOutcome>(),
    /** Why it was left unchanged, as the end of a sentence: 'foi alterado depois disso'. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.changeSetCode, table.productCode] })],
);
