import type { SiteContent, SitePageName } from '@rodovia/shared/contracts/site';
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, moment, version } from './catalog';

/** Versions of the home, the menu and the footer. */
export const siteContent = pgTable('site_content', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updated: instant('updated'),
});

/** Text pages of the shop. */
export const sitePage = pgTable('site_page', {
  name: text('name').primaryKey().$type<SitePageName>(),
  text: text('text').notNull(),
  updated: instant('updated'),
  ...version,
});

/** Draft of the shop's content, a single row; without content it equals the live version. */
export const siteDraft = pgTable('site_draft', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  code: uuid('code').notNull().defaultRandom(),
  content: jsonb('content').$type<SiteContent>(),
  saved: moment('saved'),
  savedBy: uuid('saved_by'),
  ...version,
});

/** Published versions of the content. */
export const siteVersion = pgTable('site_version', {
  number: integer('number').primaryKey(),
  content: jsonb('content').$type<SiteContent>().notNull(),
  returnedTo: integer('returned_to'),
  authorCode: uuid('author_code'),
  created: instant('created'),
});

/** Uploaded pictures of the shop's content. */
export const sitePicture = pgTable('site_picture', {
  url: text('url').primaryKey(),
  created: instant('created'),
});
