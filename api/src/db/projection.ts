import { type Column, type SQL, sql } from 'drizzle-orm';
import type { ActiveTable } from './schema';

/** Wire fields, each with the SQL expression that yields it. What is not listed never leaves the database. */
export type Projection = Record<string, SQL>;

const literal = (name: string) => sql.raw(`'${name}'`);

/** The select list of a projection. */
export function selectList(projection: Projection): SQL {
  const fields = Object.entries(projection).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);
  return sql.join(fields, sql`, `);
}

/** One JSON object of a projection, for a related record. */
export function jsonObject(projection: Projection): SQL {
  const fields = Object.entries(projection).map(([name, value]) => sql`${literal(name)}, ${value}`);
  return sql`json_build_object(${sql.join(fields, sql`, `)})`;
}

/** What yields an instant, as the wire has it: UTC with milliseconds. */
export const instantOf = (value: SQL | Column): SQL =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A column that holds an instant, as the wire has it. */
export const instant = (column: Column): SQL => instantOf(column);

/** Fields of every record that can be switched off. */
export const activeFields = (table: ActiveTable): Projection => ({
  Code: sql`${table.code}`,
  IsActive: sql`${table.isActive}`,
  Created: instant(table.created),
  Updated: instant(table.updated),
});
