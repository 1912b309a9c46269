import { type SQL, sql } from 'drizzle-orm';
import type { RecordSource } from '../../crud/record-source';
import { withVersion } from '../../crud/versions';
import { city } from '../../db/schema';
import { cityFields } from '../../records/city-fields';

/** Cities for lists and single reads. */
export const citySource: RecordSource = {
  table: city,
  key: city.code,
  fields: cityFields,
  relations: {},
  sortable: { Code: city.code, Name: sql`fold(${city.name})`, StateCode: city.stateCode },
};

/** The source with versions for administrators, only used in the ETag. */
export const editableCities = withVersion(citySource, city.version);

/** Condition for the cities of a state; undefined for all. */
export const ofState = (code?: string): SQL | undefined =>
  code === undefined ? undefined : sql`${city.stateCode} = ${code.toUpperCase()}`;
