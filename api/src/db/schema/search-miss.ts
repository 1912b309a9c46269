import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

/** What customers looked for and the catalogue does not have: counted, without who and from where. */
export const searchMiss = pgTable('search_miss', {
  code: uuid('code').primaryKey().defaultRandom(),
  kind: text('kind').notNull(),
  /** Folded words, or a size as the trade writes it. */
  term: text('term').notNull(),
  /** Digits of a size, as products have them. */
  sizeKey: text('size_key').notNull().default(''),
  asked: integer('asked').notNull(),
  created: instant('created'),
  lastAsked: instant('last_asked'),
});
