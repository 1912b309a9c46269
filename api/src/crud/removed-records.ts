import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '../base/http-error';
import type { Executor } from '../db/database';
import { modelImage, productImage, removedRecord } from '../db/schema';
import type { EntitySource } from './entity-source';

/** Number of minutes in which a deleted record can be restored. */
export const RESTORABLE_MINUTES = 10;

/** Tables of pictures, by resource. */
const PICTURES: Record<string, typeof modelImage | typeof productImage | undefined> = {
  model: modelImage,
  product: productImage,
};

/**
 * Stores a row that is about to be deleted with its pictures; the row stays locked until the end of the transaction.
 */
export async function storeRemoved(tx: Executor, { table, entity }: EntitySource, code: string): Promise<void> {
  const images = PICTURES[entity.resource];
  const pictures = images
    ? sql`coalesce((select jsonb_agg(to_jsonb(${images})) from ${images} where ${images.parentCode} = ${code}), '[]')`
    : sql`'[]'::jsonb`;
  await tx.execute(sql`insert into ${removedRecord} (code, resource, content, pictures)
    select ${table.code}, ${entity.resource}, to_jsonb(${table}), ${pictures} from ${table}
    where ${table.code} = ${code} for update
    on conflict (code) do update set content = excluded.content, pictures = excluded.pictures, removed = now()`);
}

/** Returns the writable columns of a table. */
const written = (table: PgTable): SQL =>
  sql.join(
    Object.values(getTableColumns(table))
      .filter((column) => column.generated === undefined)
      .map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

const putBack = (table: PgTable, rows: SQL): SQL =>
  sql`insert into ${table} (${written(table)}) select ${written(table)} from ${rows}`;

/**
 * Restores a recently deleted record with its pictures.
 * @throws {HttpError} 404 if it is too late or already restored; 409 if its name has been taken since.
 */
export async function restoreRemoved(tx: Executor, { table, entity }: EntitySource, code: string): Promise<void> {
  const isRestorable = and(
    eq(removedRecord.code, code),
    eq(removedRecord.resource, entity.resource),
    sql`${removedRecord.removed} > now() - ${RESTORABLE_MINUTES}::int * interval '1 minute'`,
  );
  const [record] = await tx.delete(removedRecord).where(isRestorable).returning();
  if (!record) throw notFound('Não dá mais para desfazer a exclusão.');
  const content = JSON.stringify(record.content);
  await tx.execute(putBack(table, sql`jsonb_populate_record(null::${table}, ${content}::jsonb) restored`));
  const images = PICTURES[entity.resource];
  if (!images) return;
  const pictures = JSON.stringify(record.pictures);
  await tx.execute(putBack(images, sql`jsonb_populate_recordset(null::${images}, ${pictures}::jsonb) restored`));
}
