import type { Entity } from '@rodovia/shared/contracts';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type ActiveTable, catalogueTables } from './schema';

/** The column of a table that holds a field, by payload name. @throws where there is none, which ends the start. */
export function columnOf(table: ActiveTable, name: string): PgColumn {
  const column: PgColumn | undefined = getTableColumns(table)[name];
  if (!column) throw new Error(`No column for the field ${name}`);
  return column;
}

/** The table of an entity of the catalogue. */
export function tableOf({ resource }: Entity): ActiveTable {
  const table = catalogueTables[resource];
  if (!table) throw new Error(`No table for the entity ${resource}`);
  return table;
}
