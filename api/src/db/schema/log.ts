import type { ChangedEntity, ChangeKind } from '@rodovia/shared/contracts';
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

export const logEntry = pgTable('log_entry', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  message: text('message').notNull(),
  searchText: text('search_text').generatedAlwaysAs(sql`fold(message)`),
  actorCode: uuid('actor_code'),
  created: instant('created'),
});

/** What became of a field of a record, written by triggers at the end of each transaction. */
export const recordChange = pgTable('record_change', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  entity: text('entity').$type<ChangedEntity>().notNull(),
  recordCode: uuid('record_code').notNull(),
  kind: text('kind').$type<ChangeKind>().notNull(),
  /** Column of the record's table, or what else belongs to the record: 'address', 'image', 'item'. */
  field: text('field').notNull().default(''),
  before: text('before').notNull().default(''),
  after: text('after').notNull().default(''),
  /** Null for what nobody did: a clock, a command of the machine. */
  actorCode: uuid('actor_code'),
  created: instant('created'),
});
