import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, version } from './catalog';

/** Addresses of people. */
export const address = pgTable('address', {
  code: uuid('code').primaryKey().defaultRandom(),
  personCode: uuid('person_code').notNull(),
  longAddress: text('long_address').notNull(),
  number: text('number').notNull(),
  complement: text('complement').notNull().default(''),
  neighborhood: text('neighborhood').notNull(),
  zipcode: text('zipcode').notNull(),
  cityCode: text('city_code').notNull(),
  reference: text('reference').notNull().default(''),
  created: instant('created'),
  ...version,
});
