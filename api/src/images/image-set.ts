import { IMAGE_WIDTHS, MOST_IMAGES, TOO_MANY_IMAGES } from '@rodovia/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import { conflict, invalid } from '../base/http-error';
import type { DatabaseHandle, Executor } from '../db/database';
import { oneHolderAtATime } from '../db/instance-lock';
import { modelImage, productImage } from '../db/schema';
import { type PreparedImage, prepareImage } from './image-input';
import type { ImageStore } from './image-store';

/** What storing pictures takes. */
interface ImageContext {
  config: ApiConfig;
  database: DatabaseHandle;
  images: ImageStore;
}

/** The pictures of one kind of record. */
export interface ImageKind {
  table: typeof modelImage | typeof productImage;
  /** Table of the records, as SQL names it. */
  parent: 'model' | 'product';
  tooMany: string;
}

export const MODEL_IMAGES: ImageKind = {
  table: modelImage,
  parent: 'model',
  tooMany: TOO_MANY_IMAGES.model,
};
export const PRODUCT_IMAGES: ImageKind = {
  table: productImage,
  parent: 'product',
  tooMany: TOO_MANY_IMAGES.product,
};

/** Base64 pictures, checked and in their variants. */
export async function prepareImages({ config }: ImageContext, contents: string[]): Promise<PreparedImage[]> {
  const prepared: PreparedImage[] = [];
  for (const content of contents) prepared.push(await prepareImage(content, config.imageLimit));
  return prepared;
}

/**
 * Stores pictures in the transaction that writes their rows. Files come before rows: a row never dangles. A picture
 * that is being removed is waited for, and one that is being stored is not removed.
 */
export async function storeImages(context: ImageContext, tx: Executor, prepared: PreparedImage[]): Promise<void> {
  const urls = prepared.map(({ url }) => url).sort();
  for (const url of urls) await oneHolderAtATime(tx, context.database.engine, url);
  for (const { files } of prepared) for (const [name, file] of files) await context.images.put(name, file);
}

/** @throws {HttpError} 400 for more pictures than a record may have. */
export function checkCount(kind: ImageKind, count: number): void {
  if (count > MOST_IMAGES) throw invalid(kind.tooMany);
}

/** Stores pictures and adds them to a record. Its row is locked, so that two additions at once cannot pass the limit together. */
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
  if (present.length + prepared.length > MOST_IMAGES) throw conflict(tooMany);
  if (prepared.length === 0) return [];
  await storeImages(context, tx, prepared);
  const next = Math.max(-1, ...present.map(({ position }) => position)) + 1;
  const rows = prepared.map(({ url }, index) => ({ parentCode, url, position: next + index }));
  const inserted = await tx.insert(table).values(rows).returning({ code: table.code });
  return inserted.map(({ code }) => code);
}

/** Removes the files of a picture that neither a record nor a page of the shop shows any more. */
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
