import { IMAGE_WIDTHS, MAX_IMAGES, TOO_MANY_IMAGES } from '@rodovia/shared/contracts/images';
import { eq, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import { conflict, invalid } from '../base/http-error';
import type { DatabaseHandle, Executor } from '../db/database';
import { oneHolderAtATime } from '../db/instance-lock';
import { modelImage, productImage } from '../db/schema';
import { type PreparedImage, prepareImage } from './image-input';
import type { ImageStore } from './image-store';

/** Dependencies for storing pictures. */
interface ImageContext {
  config: ApiConfig;
  database: DatabaseHandle;
  images: ImageStore;
}

/** Kind of pictures, by the kind of record. */
export interface ImageKind {
  table: typeof modelImage | typeof productImage;
  /** Table of the records. */
  parent: 'model' | 'product';
  tooMany: string;
}

/** Images of models. */
export const MODEL_IMAGES: ImageKind = {
  table: modelImage,
  parent: 'model',
  tooMany: TOO_MANY_IMAGES.model,
};
/** Images of products. */
export const PRODUCT_IMAGES: ImageKind = {
  table: productImage,
  parent: 'product',
  tooMany: TOO_MANY_IMAGES.product,
};

/** Validates Base64 pictures and creates their variants. */
export async function prepareImages({ config }: ImageContext, contents: string[]): Promise<PreparedImage[]> {
  const prepared: PreparedImage[] = [];
  for (const content of contents) prepared.push(await prepareImage(content, config.imageLimit));
  return prepared;
}

/**
 * Stores pictures in the transaction that inserts their rows. Files are written before rows, so that no row refers to a
 * missing file. Removal and storing of the same picture are serialized.
 */
export async function storeImages(context: ImageContext, tx: Executor, prepared: PreparedImage[]): Promise<void> {
  const urls = prepared.map(({ url }) => url).sort();
  for (const url of urls) await oneHolderAtATime(tx, context.database.engine, url);
  for (const { files } of prepared) for (const [name, file] of files) await context.images.put(name, file);
}

/** @throws {HttpError} 400 for too many pictures. */
export function checkCount(kind: ImageKind, count: number): void {
  if (count > MAX_IMAGES) throw invalid(kind.tooMany);
}

/** Adds pictures to a record. Its row is locked, so that simultaneous additions cannot exceed the limit. */
export async function addImages(
  context: ImageContext,
  tx: Executor,
  kind: ImageKind,
  parentCode: string,
  prepared: PreparedImage[],
): Promise<string[]> {
  const { table, parent, tooMany } = kind;
  const locked = await tx.execute(sql`select 1 from ${sql.identifier(parent)} where code = ${parentCode} for update`);
  if (locked.rows.length === 0) throw invalid('O registro da imagem não existe.');
  const present = await tx.select({ position: table.position }).from(table).where(eq(table.parentCode, parentCode));
  if (present.length + prepared.length > MAX_IMAGES) throw conflict(tooMany);
  if (prepared.length === 0) return [];
  await storeImages(context, tx, prepared);
  const next = Math.max(-1, ...present.map(({ position }) => position)) + 1;
  const rows = prepared.map(({ url }, index) => ({ parentCode, url, position: next + index }));
  const inserted = await tx.insert(table).values(rows).returning({ code: table.code });
  return inserted.map(({ code }) => code);
}

/** Deletes the files of a picture that no record or page uses. */
export async function removeUnused({ images, database }: ImageContext, url: string): Promise<void> {
  const name = /^\/api\/image\/([\da-f]{32})-\d+\.webp$/.exec(url)?.[1];
  if (!name) return;
  await database.db.transaction(async (tx) => {
    await oneHolderAtATime(tx, database.engine, url);
    const { rows } = await tx.execute(
      sql`select 1 from model_image where url = ${url} union all select 1 from product_image where url = ${url}
        union all select 1 from site_picture where url = ${url} limit 1`,
    );
    if (rows.length > 0) return;
    await Promise.all(IMAGE_WIDTHS.map((width) => images.remove(`${name}-${width}.webp`)));
  });
}
