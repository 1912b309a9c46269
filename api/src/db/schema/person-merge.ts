import { boolean, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant, moment } from './catalog';

/** Tables whose rows a merge moves, with the codes of what it moved. */
export type MovedRows = Record<
  'quotation' | 'address' | 'vehicle' | 'savedList' | 'personNote' | 'pushSubscription',
  string[]
>;

/** Fields that the kept client had not, and got from the merged one. */
export type MovedField = 'phone1' | 'physicalDocument' | 'legalDocument';

/** Clients that were merged into another one. */
export const personMerge = pgTable('person_merge', {
  code: uuid('code').primaryKey().defaultRandom(),
  keptCode: uuid('kept_code').notNull(),
  mergedCode: uuid('merged_code').notNull(),
  actorCode: uuid('actor_code').notNull(),
  moved: jsonb('moved').notNull().$type<Partial<MovedRows>>(),
  fields: jsonb('fields').notNull().$type<MovedField[]>(),
  /** Whether the merged client was active before. */
  wasActive: boolean('was_active').notNull(),
  created: instant('created'),
  undone: moment('undone'),
});
