import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

/** Notes of staff about clients. */
export const personNote = pgTable('person_note', {
  code: uuid('code').primaryKey().defaultRandom(),
  personCode: uuid('person_code').notNull(),
  authorCode: uuid('author_code').notNull(),
  text: text('text').notNull(),
  created: instant('created'),
});
