import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

/** How somebody has set their lists. */
export const preference = pgTable(
  'preference',
  {
    personCode: uuid('person_code').notNull(),
    kind: text('kind').notNull(),
    /** The address of the list; '' for all lists. */
    list: text('list').notNull().default(''),
    /** Of a view, as it was typed. */
    name: text('name').notNull().default(''),
    /** The name as it is told apart. */
    key: text('key').notNull().default(''),
    value: text('value').notNull(),
    created: instant('created'),
  },
  (table) => [primaryKey({ columns: [table.personCode, table.kind, table.list, table.key] })],
);
