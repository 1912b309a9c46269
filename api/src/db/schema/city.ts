import { pgTable, text } from 'drizzle-orm/pg-core';
import { version } from './catalog';

export const state = pgTable('state', { code: text('code').primaryKey(), name: text('name').notNull() });

export const city = pgTable('city', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  stateCode: text('state_code').notNull(),
  ...version,
});
