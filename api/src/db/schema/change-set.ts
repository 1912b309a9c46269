import type { ChangeOutcome, ChangeSetKind } from '@rodovia/shared/contracts';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, moment } from './catalog';

/** What an import or a deed on many products did, for the list of them. */
export const changeSet = pgTable('change_set', {
  code: uuid('code').primaryKey().defaultRandom(),
  kind: text('kind').$type<ChangeSetKind>().notNull(),
  /** What was done, as people read it. */
  summary: text('summary').notNull().default(''),
  made: integer('made').notNull().default(0),
  changed: integer('changed').notNull().default(0),
  actorCode: uuid('actor_code'),
  created: instant('created'),
  undone: moment('undone'),
  undoneBy: uuid('undone_by'),
  /** Products that undoing left as they were. */
  leftOut: integer('left_out').notNull().default(0),
});

/** What it changed of each product, written by triggers and dropped after some days. */
export const changeItem = pgTable(
  'change_item',
  {
    changeSetCode: uuid('change_set_code').notNull(),
    productCode: uuid('product_code').notNull(),
    /** Null for a product that was made. */
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    versionBefore: integer('version_before').notNull(),
    /** The version that the set left, or that the undoing of a later set came back to. */
    version: integer('version').notNull(),
    /** What undoing did with it; null while the set is not undone. */
    outcome: text('outcome').$type<ChangeOutcome>(),
    /** Why it was left as it was, after its name: 'foi alterado depois disso'. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.changeSetCode, table.productCode] })],
);
