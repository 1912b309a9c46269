import type { ChangedEntity, ChangeKind } from '@rodovia/shared/contracts/back-office';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

/** Entries of the log that administrators read. */
export const logEntry = pgTable('log_entry', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  message: text('message').notNull(),
  searchText: text('search_text').generatedAlwaysAs(sql`fold(message)`),
  actorCode: uuid('actor_code'),
  created: instant('created'),
});

/** Changed fields of records, written by triggers at the end of each transaction. */
export const recordChange = pgTable('record_change', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  entity: text('entity').$type<ChangedEntity>().notNull(),
  recordCode: uuid('record_code').notNull(),
  kind: text('kind').$type<ChangeKind>().notNull(),
  /** Column of the table, or a dependent part: 'address', 'image', 'item'. */
  field: text('field').notNull().default(''),
  before: text('before').notNull().default(''),
  after: text('after').notNull().default(''),
  /** Null for changes by jobs and commands. */
  actorCode: uuid('actor_code'),
  created: instant('created'),
});
