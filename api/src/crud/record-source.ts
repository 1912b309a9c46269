import { MAX_LIST_RECORDS, type PagedResult } from '@rodovia/shared/contracts/records';
import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ListCache } from '../cache/list-memory';
import type { Reference, ReferenceCache } from '../cache/reference-memory';
import type { Executor } from '../db/database';
import { executePrepared } from '../db/prepared-statements';
import { instant, type Projection, selectList } from '../db/projection';
import { DEFAULT_QUANTITY, parseInclude, parseOrder, type Sortable, splitList, whereAll } from './list-query';

/** How records of a table are read. */
export interface RecordSource {
  table: PgTable;
  /** Primary key: every order ends with it, so that pages never overlap. */
  key: Column;
  /** Creation time; without it, exports are ordered by key. */
  created?: Column;
  fields: Projection;
  relations: Projection;
  /** Relations that are a single record of another table. */
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
  /** Snapshot time: excludes rows created later, and is returned with the page. */
  asOf?: string;
}

/** Limits of a list without pages; lower with relations, whose rows are larger. */
const WITH_RELATIONS = 500;
const EXPORT_BATCH = 500;

function columnsOf(source: RecordSource, include?: string, remembered: Record<string, Reference> = {}): SQL {
  const relations = Object.entries(parseInclude(include, source.relations));
  const computed = relations.filter(([name]) => !(name in remembered)).sort(([a], [b]) => a.localeCompare(b));
  return selectList({ ...source.fields, ...Object.fromEntries(computed) });
}

function includedReferences({ references = {} }: RecordSource, include?: string): Record<string, Reference> {
  const requested = new Set(splitList(include, ','));
  return Object.fromEntries(Object.entries(references).filter(([name]) => requested.has(name)));
}

async function rowsOf<T>(
  db: Executor,
  source: RecordSource,
  selection: Selection,
  order: SQL,
  slice: SQL,
  memory?: ReferenceCache,
): Promise<T[]> {
  const remembered = memory ? includedReferences(source, selection.include) : {};
  // the page is cut before fields and relations are built, which cost far more than the keys
  const statement = sql`
    with chosen as materialized (
      select ${source.key} as chosen_code from ${source.table} ${whereAll(selection.where)} order by ${order} ${slice}
    )
    select ${columnsOf(source, selection.include, remembered)} from chosen
    join ${source.table} on ${source.key} = chosen.chosen_code order by ${order}`;
  const rows = await executePrepared<T & Record<string, unknown>>(db, statement);
  for (const [name, reference] of Object.entries(remembered)) await memory?.attach(db, rows, name, reference);
  return rows;
}

const until = ({ created }: RecordSource, asOf?: string) =>
  created && asOf ? sql`${created} <= ${asOf}::timestamptz` : undefined;

/**
 * Reads a page and the number of matching records, which may come from the cache. The number is not restricted to the
 * snapshot.
 */
export async function readPage<T>(
  db: Executor,
  source: RecordSource,
  selection: PageSelection,
  memory?: ListCache,
): Promise<PagedResult<T>> {
  const { page = 1, quantity = DEFAULT_QUANTITY } = selection;
  const order = sql`${parseOrder(selection.orderBy, source.sortable)}, ${source.key}`;
  // Both are validated integers. As constants they tell the planner how few rows are joined, in a prepared plan too.
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

/** Reads all matching records up to a limit, ordered by a sort field. */
export function readList<T>(db: Executor, source: RecordSource, selection: Selection, orderBy: string): Promise<T[]> {
  const order = sql`${parseOrder(orderBy, source.sortable)}, ${source.key}`;
  return rowsOf<T>(db, source, selection, order, sql`limit ${selection.include ? WITH_RELATIONS : MAX_LIST_RECORDS}`);
}

/** Reads the matching record, or undefined. */
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

/** The position of a row is added to its fields and removed before the row is returned. */
const withCursor = (source: RecordSource): RecordSource => ({
  ...source,
  fields: {
    ...source.fields,
    cursor_key: sql`${source.key}`,
    ...(source.created && { cursor_created: instant(source.created) }),
  },
});

/** Streams all matching records, newest first, in batches without an open transaction. */
export async function* readAll<T>(
  db: Executor,
  source: RecordSource,
  { where, include }: Selection,
  references?: ReferenceCache,
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
