import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

/** Deleted records that can be restored. */
export const removedRecord = pgTable('removed_record', {
  code: uuid('code').primaryKey(),
  resource: text('resource').notNull(),
  /** The deleted row. */
  content: jsonb('content').notNull(),
  /** Rows of its pictures. */
  pictures: jsonb('pictures').notNull().default([]),
  removed: instant('removed'),
});
