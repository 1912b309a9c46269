import type { Axle } from '@rodovia/shared/contracts';
import type { VehicleKind } from '@rodovia/shared/contracts/vehicle-kinds';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, version } from './catalog';

/** A vehicle that its client orders tyres for. */
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
