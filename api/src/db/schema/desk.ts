import type { WorkSpan } from '@rodovia/shared/contracts';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { version } from './catalog';

/** One row: how quotations are answered. */
export const deskSettings = pgTable('desk_settings', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  workHours: jsonb('work_hours').notNull().$type<WorkSpan[]>(),
  /** Working minutes from closing until a first proposal is due. */
  answerMinutes: integer('answer_minutes').notNull(),
  sellersTake: boolean('sellers_take').notNull(),
  assigns: boolean('assigns').notNull(),
  whatsapp: text('whatsapp').notNull(),
  ...version,
});
