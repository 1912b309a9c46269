import type { StoredList } from '@rodovia/shared/contracts/quotations';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, version } from '../catalog';

/** Lists that clients keep under a name. */
export const savedList = pgTable('saved_list', {
  code: uuid('code').primaryKey().defaultRandom(),
  personCode: uuid('person_code').notNull(),
  name: text('name').notNull(),
  items: jsonb('items').$type<StoredList['Items']>().notNull(),
  freeItems: jsonb('free_items').$type<StoredList['FreeItems']>().notNull(),
  created: instant('created'),
  updated: instant('updated'),
  ...version,
});
