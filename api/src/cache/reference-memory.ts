import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { jsonObject, type Projection } from '../db/projection';
import { REMEMBERED_MS } from './public-changes';

/** A relation to one record of another table. */
export interface Reference {
  table: PgTable;
  key: Column;
  fields: Projection;
  /** Foreign key column and its wire field. */
  column: Column;
  field: string;
}

type Row = Record<string, unknown>;

/** Returns the related record as a column of the referring one. */
export const referenced = ({ table, key, fields, column }: Reference): SQL =>
  sql`(select ${jsonObject(fields)} from ${table} where ${key} = ${column})`;

async function load(db: Executor, { table, key, fields }: Reference, codes: unknown[]): Promise<[unknown, Row][]> {
  const { rows } = await db.execute<{ code: string; record: Row }>(sql`select ${key} as code,
    ${jsonObject(fields)} as record from ${table} where ${key} = any(${sql.param(codes)}::uuid[])`);
  return rows.map(({ code, record }) => [code, record]);
}

/**
 * Cache of brands, models and other small tables that lists show with every row, until one of them changes.
 */
export class ReferenceCache {
  private readonly rows = new Map<Reference, Map<unknown, Row>>();
  private until = 0;
  private version = 0;

  /** Adds the related records under `name` to the rows. */
  async attach(db: Executor, rows: Row[], name: string, reference: Reference): Promise<void> {
    const known = this.recordsOf(reference);
    const codes = rows.map((row) => row[reference.field]);
    const missing = [...new Set(codes.filter((code) => !known.has(code)))];
    const { version } = this;
    const loaded = missing.length > 0 ? await load(db, reference, missing) : [];
    const found = new Map(loaded);
    for (const row of rows) row[name] = known.get(row[reference.field]) ?? found.get(row[reference.field]);
    if (version === this.version) for (const [code, record] of loaded) known.set(code, record);
  }

  forget(): void {
    this.version += 1;
    this.rows.clear();
  }

  private recordsOf(reference: Reference): Map<unknown, Row> {
    if (Date.now() > this.until) {
      this.forget();
      this.until = Date.now() + REMEMBERED_MS;
    }
    const known = this.rows.get(reference) ?? new Map<unknown, Row>();
    this.rows.set(reference, known);
    return known;
  }
}
