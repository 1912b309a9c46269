import { LONGEST_LIST, type PagedResult } from '@rodovia/shared/contracts';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { executeKept } from '../db/kept-plans';
import { instant, type Projection, selectList } from '../db/projection';
import type { ListMemory } from '../memory/list-memory';
import type { Reference, ReferenceMemory } from '../memory/reference-memory';
import { DEFAULT_QUANTITY, parseInclude, parseOrder, type Sortable, splitList, whereAll } from './list-query';

/** How records of a table are read for the wire. */
export interface RecordSource {
  table: PgTable;
  /** Primary key: every order ends in it, so that pages never overlap. */
  key: Column;
  /** When records came into being; without it they are exported in the order of their keys. */
  created?: Column;
  fields: Projection;
  relations: Projection;
  /** Those of the relations that are one record of another table. */
  references?: Record<string, Reference>;
  sortable: Sortable;
}

interface Selection {
  where: (SQL | undefined)[];
  include?: string;
}

interface PageSelection extends Selection {
  page?: number;
  quantity?: number;
  orderBy?: string;
  /** Leaves out what has come into being since; the page then says so. */
  asOf?: string;
}

/** A list without pages stops here instead of filling the memory; with relations, which are longer, earlier. */
const WITH_RELATIONS = 500;
const EXPORT_BATCH = 500;

function columnsOf(source: RecordSource, include?: string, remembered: Record<string, Reference> = {}): SQL {
  const relations = Object.entries(parseInclude(include, source.relations));
  const computed = relations.filter(([name]) => !(name in remembered)).sort(([a], [b]) => a.localeCompare(b));
  return selectList({ ...source.fields, ...Object.fromEntries(computed) });
}

function includedReferences({ references = {} }: RecordSource, include?: string): Record<string, Reference> {
  const asked = new Set(splitList(include, ','));
  return Object.fromEntries(Object.entries(references).filter(([name]) => asked.has(name)));
}

async function rowsOf<T>(
  db: Executor,
  source: RecordSource,
  selection: Selection,
  order: SQL,
  slice: SQL,
  memory?: ReferenceMemory,
): Promise<T[]> {
  const remembered = memory ? includedReferences(source, selection.include) : {};
  // The page is cut before the wire fields and relations are built, which cost far more than the keys.
  const statement = sql`
    with chosen as materialized (
      select ${source.key} as chosen_code from ${source.table} ${whereAll(selection.where)} order by ${order} ${slice}
    )
    select ${columnsOf(source, selection.include, remembered)} from chosen
    join ${source.table} on ${source.key} = chosen.chosen_code order by ${order}`;
  const rows = await executeKept<T & Record<string, unknown>>(db, statement);
  for (const [name, reference] of Object.entries(remembered)) await memory?.attach(db, rows, name, reference);
  return rows;
}

const until = ({ created }: RecordSource, asOf?: string) =>
  created && asOf ? sql`${created} <= ${asOf}::timestamptz` : undefined;

/** One page and the number of all records that match, which `memory` may know; the latter are of all times. */
export async function readPage<T>(
  db: Executor,
  source: RecordSource,
  selection: PageSelection,
  memory?: ListMemory,
): Promise<PagedResult<T>> {
  const { page = 1, quantity = DEFAULT_QUANTITY } = selection;
  const order = sql`${parseOrder(selection.orderBy, source.sortable)}, ${source.key}`;
  // Both are checked integers. As constants they tell the planner how few rows it has to join, in a kept plan too.
  const slice = sql.raw(`limit ${Math.trunc(quantity)} offset ${Math.trunc((page - 1) * quantity)}`);
  const { asOf = memory ? undefined : new Date().toISOString() } = selection;
  const where = [...selection.where, until(source, selection.asOf)];
  const count = () => countRows(db, source, memory ? selection.where : where);
  const [results, total] = await Promise.all([
    rowsOf<T>(db, source, { ...selection, where }, order, slice, memory?.references),
    memory ? memory.counts.find(whereAll(selection.where), count) : count(),
  ]);
  return {
    Results: results,
    TotalPages: Math.ceil(total / quantity),
    TotalCount: total,
    ...(source.created && asOf && { AsOf: asOf }),
  };
}

async function countRows(db: Executor, source: RecordSource, where: (SQL | undefined)[]): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${source.table} ${whereAll(where)}`,
  );
  return rows[0]?.total ?? 0;
}

/** All records that match, capped, ordered by one of the sort fields. */
export function readList<T>(db: Executor, source: RecordSource, selection: Selection, orderBy: string): Promise<T[]> {
  const order = sql`${parseOrder(orderBy, source.sortable)}, ${source.key}`;
  return rowsOf<T>(db, source, selection, order, sql`limit ${selection.include ? WITH_RELATIONS : LONGEST_LIST}`);
}

/** The one record that matches, or undefined. */
export async function readOne<T>(db: Executor, source: RecordSource, selection: Selection): Promise<T | undefined> {
  const { rows } = await db.execute(
    sql`select ${columnsOf(source, selection.include)} from ${source.table} ${whereAll(selection.where)} limit 1`,
  );
  return rows[0] as T | undefined;
}

interface Cursor {
  cursor_created?: string;
  cursor_key: string;
}

function after({ key, created }: RecordSource, last: Cursor): SQL {
  if (!created) return sql`${key} > ${last.cursor_key}`;
  const moment = sql`${last.cursor_created}::timestamptz`;
  return sql`${created} <= ${moment} and (${created} < ${moment} or ${key} > ${last.cursor_key})`;
}

/** The position of a row travels beside its fields and is taken off before anybody sees the row. */
const withCursor = (source: RecordSource): RecordSource => ({
  ...source,
  fields: {
    ...source.fields,
    cursor_key: sql`${source.key}`,
    ...(source.created && { cursor_created: instant(source.created) }),
  },
});

/** Every record that matches, newest first, a batch in memory at a time and no transaction held open. */
export async function* readAll<T>(
  db: Executor,
  source: RecordSource,
  { where, include }: Selection,
  references?: ReferenceMemory,
): AsyncGenerator<T> {
  const { key, created } = source;
  const order = created ? sql`${created} desc, ${key}` : sql`${key}`;
  let last: Cursor | undefined;
  for (;;) {
    const conditions = [...where, last && after(source, last)];
    const slice = sql`limit ${EXPORT_BATCH}`;
    const selection = { where: conditions, include };
    const rows = await rowsOf<T & Cursor>(db, withCursor(source), selection, order, slice, references);
    for (const { cursor_key, cursor_created, ...row } of rows) yield row as T;
    last = rows.at(-1);
    if (rows.length < EXPORT_BATCH) return;
  }
}
