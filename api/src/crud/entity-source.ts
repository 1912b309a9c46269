import type { Entity, EntityOf, Field, Fields, RelationField } from '@rodovia/shared/contracts/records';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Reference, referenced } from '../cache/reference-memory';
import { columnOf, tableOf } from '../db/entity-columns';
import { activeFields, type Projection } from '../db/projection';
import type { ActiveTable } from '../db/schema';
import type { RecordSource } from './record-source';
import { withVersion } from './versions';

/** An entity, its table, and how its records are read. */
export interface EntitySource extends RecordSource {
  entity: Entity;
  table: ActiveTable;
}

const wireValue = ({ kind }: Field, column: Column) => (kind === 'price' ? sql`${column}::float8` : sql`${column}`);

const isNumber = ({ kind }: Field) => kind === 'price' || kind === 'whole';

/** Texts are ordered ignoring accents and case. */
const orderValue = (field: Field, column: Column) => (isNumber(field) ? column : sql`fold(${column})`);

const rowsOf = ({ fields }: Entity, table: ActiveTable) =>
  Object.entries(fields).map(([name, field]) => ({ name, field, column: columnOf(table, name) }));

function projectionOf(entity: Entity, table: ActiveTable): Projection {
  const own = rowsOf(entity, table).map(({ field, column }) => [field.wire, wireValue(field, column)]);
  return { ...activeFields(table), ...Object.fromEntries(own) };
}

function sortKeys(entity: Entity, table: ActiveTable): Record<string, SQL | Column> {
  const sortable = rowsOf(entity, table).filter(({ field }) => field.sortable);
  const own = sortable.map(({ field, column }) => [field.wire, orderValue(field, column)]);
  return { ...Object.fromEntries(own), IsActive: table.isActive, Created: table.created, Updated: table.updated };
}

/** Returns the relation fields of an entity by payload name. */
export const relationsOf = ({ fields }: Entity): [name: string, field: RelationField][] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'relation' ? [[name, field]] : []));

type FilterKeys<F extends Fields, T> = {
  [K in keyof F as F[K] extends { filter: infer N extends string } ? N : never]: T;
};

/** Returns the query parameters that filter a list by related records, with their schemas. */
export function relationFilterKeys<F extends Fields, T>(entity: EntityOf<F>, schema: T) {
  const keys = relationsOf(entity).flatMap(([, { filter }]) => (filter ? [[filter, schema]] : []));
  return Object.fromEntries(keys) as FilterKeys<F, T>;
}

/** @param relations projections of the related records, by the name of the record. */
function referencesOf(entity: Entity, table: ActiveTable, relations: Record<string, Projection>) {
  const references = relationsOf(entity).map(([name, { record, wire, to }]): [string, Reference] => {
    const other = tableOf(to);
    const fields = { ...projectionOf(to, other), ...relations[record] };
    return [record, { table: other, key: other.code, fields, column: columnOf(table, name), field: wire }];
  });
  return Object.fromEntries(references);
}

interface Further {
  /** Relations that are not fields, such as pictures. */
  relations?: Projection;
  /** Relations of related records, which are included with them. */
  nested?: Record<string, Projection>;
  /** Sort orders that are not plain columns. */
  sortable?: Record<string, SQL | Column>;
}

/** Returns how records of an entity are read: fields, relations and orders, derived from its fields. */
export function sourceOf(entity: Entity, table: ActiveTable, further: Further = {}): EntitySource {
  const references = referencesOf(entity, table, further.nested ?? {});
  const related = Object.entries(references).map(([record, reference]) => [record, referenced(reference)]);
  return {
    entity,
    table,
    key: table.code,
    created: table.created,
    fields: projectionOf(entity, table),
    relations: { ...Object.fromEntries(related), ...further.relations },
    references,
    sortable: { ...sortKeys(entity, table), ...further.sortable },
  };
}

/** Returns the source with versions, for people who can change the records; other answers stay small. */
export const editableSource = (source: EntitySource): EntitySource => withVersion(source, source.table.version);

/** Returns the columns that a list's search covers. */
export const searchedColumns = ({ entity, table }: EntitySource): PgColumn[] =>
  rowsOf(entity, table).flatMap(({ field, column }) => (field.searched ? [column] : []));
