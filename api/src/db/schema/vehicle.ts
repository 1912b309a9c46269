import type { Axle, VehicleKind } from '@rodovia/shared/contracts/vehicles';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, version } from './catalog';

/** Vehicles of clients. */
export const vehicle = pgTable('vehicle', {
  code: uuid('code').primaryKey().defaultRandom(),
  personCode: uuid('person_code').notNull(),
  name: text('name').notNull(),
  plate: text('plate').notNull().default(''),
  kind: text('kind').$type<VehicleKind>().notNull(),
  axles: jsonb('axles').$type<Axle[]>().notNull(),
  created: instant('created'),
  updated: instant('updated'),
  ...version,
});
