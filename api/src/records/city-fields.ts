import { sql } from 'drizzle-orm';
import type { Projection } from '../db/projection';
import { city } from '../db/schema';

/** Wire fields of a city. */
export const cityFields: Projection = {
  Code: sql`${city.code}`,
  Name: sql`${city.name}`,
  StateCode: sql`${city.stateCode}`,
};
