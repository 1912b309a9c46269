import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

/** Favourites and recently viewed products of clients. */
export const savedProduct = pgTable(
  'saved_product',
  {
    personCode: uuid('person_code').notNull(),
    /** `FAVOURITE` or `SEEN`. */
    kind: text('kind').notNull(),
    productCode: uuid('product_code').notNull(),
    created: instant('created'),
  },
  (table) => [primaryKey({ columns: [table.personCode, table.kind, table.productCode] })],
);
