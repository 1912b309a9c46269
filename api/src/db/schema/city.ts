import { pgTable, text } from 'drizzle-orm/pg-core';
import { version } from './catalog';

/** States of Brazil. */
export const state = pgTable('state', { code: text('code').primaryKey(), name: text('name').notNull() });

/** Cities of Brazil. */
export const city = pgTable('city', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  stateCode: text('state_code').notNull(),
  ...version,
});
