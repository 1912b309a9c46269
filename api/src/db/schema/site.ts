import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

export const siteContent = pgTable('site_content', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updated: instant('updated'),
});

export const logEntry = pgTable('log_entry', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  message: text('message').notNull(),
  actorCode: uuid('actor_code'),
  created: instant('created'),
});
