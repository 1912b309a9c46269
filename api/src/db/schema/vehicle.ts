import type { Axle, VehicleKind, VehicleReminderInput } from '@rodovia/shared/contracts/vehicles';
import { date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, version } from './catalog';

/** Vehicles of clients. */
export const vehicle = pgTable('vehicle', {
  code: uuid('code').primaryKey().defaultRandom(),
  personCode: uuid('person_code').notNull(),
  name: text('name').notNull(),
  plate: text('plate').notNull().default(''),
  kind: text('kind').$type<VehicleKind>().notNull(),
  axles: jsonb('axles').$type<Axle[]>().notNull(),
  reminder: jsonb('reminder').$type<VehicleReminderInput>(),
  reminderDue: date('reminder_due', { mode: 'string' }),
  /** The due day of which the client was told. */
  reminderTold: date('reminder_told', { mode: 'string' }),
  created: instant('created'),
  updated: instant('updated'),
  ...version,
});
