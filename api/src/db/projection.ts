import { type Column, type SQL, sql } from 'drizzle-orm';
import type { ActiveTable } from './schema';

/** Wire fields with their SQL expressions. Fields that are not listed never leave the database. */
export type Projection = Record<string, SQL>;

const literal = (name: string) => sql.raw(`'${name}'`);

/** Returns the select list of a projection. */
export function selectList(projection: Projection): SQL {
  const fields = Object.entries(projection).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
  return sql.join(fields, sql`, `);
}

/** Returns a projection as a JSON object, for a related record. */
export function jsonObject(projection: Projection): SQL {
  const fields = Object.entries(projection).map(([name, value]) => sql`${literal(name)}, ${value}`);
  return sql`json_build_object(${sql.join(fields, sql`, `)})`;
}

/** Formats an instant for the wire: UTC with milliseconds. */
export const instantOf = (value: SQL | Column): SQL =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Formats a column with an instant for the wire. */
export const instant = (column: Column): SQL => instantOf(column);

/** Fields of records that can be deactivated. */
export const activeFields = (table: ActiveTable): Projection => ({
  Code: sql`${table.code}`,
  IsActive: sql`${table.isActive}`,
  Created: instant(table.created),
  Updated: instant(table.updated),
});
