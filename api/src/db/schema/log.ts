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
