import { pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './catalog';

/** What a write that named an idempotency key was answered. */
export const keptAnswer = pgTable(
  'kept_answer',
  {
    personCode: uuid('person_code').notNull(),
    key: text('key').notNull(),
    /** Of the call and its content, made with the installation's secret. */
    digest: text('digest').notNull(),
    /** Null while it is being done. */
    status: smallint('status'),
    type: text('type'),
    answer: text('answer'),
    created: instant('created'),
  },
  (table) => [primaryKey({ columns: [table.personCode, table.key] })],
);
