import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

/** Answers of writes with an idempotency key. */
export const storedAnswer = pgTable(
  'kept_answer',
  {
    personCode: uuid('person_code').notNull(),
    key: text('key').notNull(),
    /** Keyed digest of the call and its content. */
    digest: text('digest').notNull(),
    /** Null while the write is in progress. */
    status: smallint('status'),
    type: text('type'),
    answer: text('answer'),
    created: instant('created'),
  },
  (table) => [primaryKey({ columns: [table.personCode, table.key] })],
);
