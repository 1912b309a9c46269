import type { Entity } from '@rodovia/shared/contracts/records';
import { getTableColumns } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type ActiveTable, catalogueTables } from './schema';

/**
 * Returns the column of a field by payload name.
 * @throws if there is none, which stops the server at start.
 */
export function columnOf(table: ActiveTable, name: string): PgColumn {
  const column: PgColumn | undefined = getTableColumns(table)[name];
  if (!column) throw new Error(`No column for the field ${name}`);
  return column;
}

/** Returns the table of a catalogue entity. */
export function tableOf({ resource }: Entity): ActiveTable {
  const table = catalogueTables[resource];
  if (!table) throw new Error(`No table for the entity ${resource}`);
  return table;
}
