import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

/** List settings of people. */
export const preference = pgTable(
  'preference',
  {
    personCode: uuid('person_code').notNull(),
    kind: text('kind').notNull(),
    /** Address of the list; '' for all lists. */
    list: text('list').notNull().default(''),
    /** Name of a view as typed. */
    name: text('name').notNull().default(''),
    /** Normalized name, which is unique. */
    key: text('key').notNull().default(''),
    value: text('value').notNull(),
    created: instant('created'),
  },
  (table) => [primaryKey({ columns: [table.personCode, table.kind, table.list, table.key] })],
);
