import { sql } from 'drizzle-orm';
import { jsonObject, type Projection } from '../../crud/projection';
import type { RecordSource } from '../../crud/record-source';
import { address, city } from '../../db/schema';

export const cityFields: Projection = {
  Code: sql`${city.code}`,
  Name: sql`${city.name}`,
  StateCode: sql`${city.stateCode}`,
};

/** An address always comes with its city: alone its code tells nobody anything. */
export const addressFields: Projection = {
  Code: sql`${address.code}`,
  PersonCode: sql`${address.personCode}`,
  LongAddress: sql`${address.longAddress}`,
  Number: sql`${address.number}`,
  Complement: sql`${address.complement}`,
  Neighborhood: sql`${address.neighborhood}`,
  Zipcode: sql`${address.zipcode}`,
  CityCode: sql`${address.cityCode}`,
  Reference: sql`${address.reference}`,
  City: sql`(select ${jsonObject(cityFields)} from ${city} where ${city.code} = ${address.cityCode})`,
};

export const addressSource: RecordSource = {
  table: address,
  key: address.code,
  created: address.created,
  fields: addressFields,
  relations: {},
  sortable: { Created: address.created },
};
