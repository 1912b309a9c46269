import type { WorkSpan } from '@rodovia/shared/contracts/quotations';
import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { version } from '../catalog';

/** Settings of the sellers' desk, a single row. */
export const deskSettings = pgTable('desk_settings', {
  onlyRow: boolean('only_row').primaryKey().default(true),
  workHours: jsonb('work_hours').notNull().default(sql`'[]'`).$type<WorkSpan[]>(),
  /** Working minutes from closing until a first proposal is due. */
  answerMinutes: integer('answer_minutes').notNull().default(480),
  sellersTake: boolean('sellers_take').notNull().default(false),
  assigns: boolean('assigns').notNull().default(false),
  /** Whether people without an account can close a cart with name and mobile number. */
  takesGuests: boolean('takes_guests').notNull().default(true),
  /** Working days without a word from the client after which a proposal needs a follow-up; 0 means never. */
  silentDays: integer('silent_days').notNull().default(3),
  whatsapp: text('whatsapp').notNull().default(''),
  ...version,
});
