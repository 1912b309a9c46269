import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

/** Searches without results: counted without personal data. */
export const searchMiss = pgTable('search_miss', {
  code: uuid('code').primaryKey().defaultRandom(),
  kind: text('kind').notNull(),
  /** Folded words, or a size in the notation of the trade. */
  term: text('term').notNull(),
  /** Digits of a size, as in products. */
  sizeKey: text('size_key').notNull().default(''),
  asked: integer('asked').notNull(),
  created: instant('created'),
  lastAsked: instant('last_asked'),
});
