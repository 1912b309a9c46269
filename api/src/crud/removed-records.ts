import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { notFound } from '../base/http-error';
import type { Executor } from '../db/database';
import { modelImage, productImage, removedRecord } from '../db/schema';
import type { EntitySource } from './entity-source';

/** For how long what was deleted can be brought back. */
export const RESTORABLE_MINUTES = 10;

/** Where the pictures of records are, by resource. */
const PICTURES: Record<string, typeof modelImage | typeof productImage | undefined> = {
  model: modelImage,
  product: productImage,
};

/** Keeps a row that is about to be deleted, and those of its pictures; the row is locked until the end of the transaction. */
export async function keepRemoved(tx: Executor, { table, entity }: EntitySource, code: string): Promise<void> {
  const images = PICTURES[entity.resource];
  const pictures = images
    ? sql`coalesce((select jsonb_agg(to_jsonb(${images})) from ${images} where ${images.parentCode} = ${code}), '[]')`
    : sql`'[]'::jsonb`;
  await tx.execute(sql`insert into ${removedRecord} (code, resource, content, pictures)
    select ${table.code}, ${entity.resource}, to_jsonb(${table}), ${pictures} from ${table}
    where ${table.code} = ${code} for update
    on conflict (code) do update set content = excluded.content, pictures = excluded.pictures, removed = now()`);
}

/** The columns that a row is written with, as SQL names them. */
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
 * Brings back what was deleted a moment ago, with its pictures.
 * @throws {HttpError} 404 where it is too late, or somebody did already; 409 where something of its name is there by now.
 */
export async function bringBack(tx: Executor, { table, entity }: EntitySource, code: string): Promise<void> {
  const isKept = and(
    eq(removedRecord.code, code),
    eq(removedRecord.resource, entity.resource),
    sql`${removedRecord.removed} > now() - ${RESTORABLE_MINUTES}::int * interval '1 minute'`,
  );
  const [kept] = await tx.delete(removedRecord).where(isKept).returning();
  if (!kept) throw notFound('Não dá mais para desfazer a exclusão.');
  const content = JSON.stringify(kept.content);
  await tx.execute(putBack(table, sql`jsonb_populate_record(null::${table}, ${content}::jsonb) restored`));
  const images = PICTURES[entity.resource];
  if (!images) return;
  const pictures = JSON.stringify(kept.pictures);
  await tx.execute(putBack(images, sql`jsonb_populate_recordset(null::${images}, ${pictures}::jsonb) restored`));
}
