import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { activeColumns } from './catalog';

/** Kinds of people: client, seller, administrator. */
export const personType = pgTable('person_type', { code: uuid('code').primaryKey(), name: text('name').notNull() });

/** Clients, sellers and administrators. */
export const person = pgTable('person', {
  ...activeColumns,
  name: text('name').notNull(),
  /** Empty for clients without an account, as are both documents and the password. */
  email: text('email').notNull(),
  phone1: text('phone1').notNull().default(''),
  mobile: text('mobile').notNull(),
  isPhysical: boolean('is_physical').notNull(),
  physicalDocument: text('physical_document').notNull().default(''),
  legalDocument: text('legal_document').notNull().default(''),
  personTypeCode: uuid('person_type_code').notNull(),
  searchText: text('search_text').generatedAlwaysAs(
    sql`fold(name || ' ' || email || ' ' || physical_document || ' ' || legal_document || ' ' ||
      regexp_replace(mobile, '\\D', '', 'g') || ' ' || regexp_replace(phone1, '\\D', '', 'g'))`,
  ),
  passwordHash: text('password_hash').notNull(),
  /** Part of every token; incrementing it revokes all of them. */
  tokenVersion: integer('token_version').notNull().default(0),
  /** Null until the address is confirmed. */
  emailConfirmed: timestamp('email_confirmed', { withTimezone: true, precision: 3 }).defaultNow(),
  /** When the personal data was erased. */
  erased: timestamp('erased', { withTimezone: true, precision: 3 }),
});
