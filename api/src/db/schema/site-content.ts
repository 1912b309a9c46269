import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

export const siteContent = pgTable('site_content', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updated: instant('updated'),
});
