import { sql } from 'drizzle-orm';
import { jsonObject, type Projection } from '../db/projection';
import { address, city } from '../db/schema';
import { cityFields } from './city-fields';

/** Fields of an address, always including the city. */
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
  Version: sql`${address.version}`,
  City: sql`(select ${jsonObject(cityFields)} from ${city} where ${city.code} = ${address.cityCode})`,
};

/** SQL for an address with its city in one line. */
export const addressLine = sql`concat_ws(', ', ${address.longAddress}, ${address.number},
  nullif(${address.complement}, ''), ${address.neighborhood}, ${city.name} || '/' || ${city.stateCode},
  'CEP ' || regexp_replace(${address.zipcode}, '^(.{5})', '\\1-'))`;
