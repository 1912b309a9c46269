import type { SitePageName } from '@rodovia/shared/contracts';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, version } from './catalog';

export const siteContent = pgTable('site_content', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updated: instant('updated'),
});

/** Pages of the shop that are nothing but a text. */
export const sitePage = pgTable('site_page', {
  name: text('name').primaryKey().$type<SitePageName>(),
  text: text('text').notNull(),
  updated: instant('updated'),
  ...version,
});
