import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

/** What was deleted, for as long as it can be brought back. */
export const removedRecord = pgTable('removed_record', {
  code: uuid('code').primaryKey(),
  resource: text('resource').notNull(),
  /** The row as it was. */
  content: jsonb('content').notNull(),
  /** The rows of its pictures. */
  pictures: jsonb('pictures').notNull().default([]),
  removed: instant('removed'),
});
