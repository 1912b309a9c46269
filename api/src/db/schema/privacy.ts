import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, moment } from './catalog';

/** Erasure requests of clients. */
export const erasureRequest = pgTable('erasure_request', {
  code: uuid('code').primaryKey().defaultRandom(),
  personCode: uuid('person_code').notNull(),
  status: text('status').notNull().default('PENDING'),
  reason: text('reason').notNull().default(''),
  decided: moment('decided'),
  created: instant('created'),
});
