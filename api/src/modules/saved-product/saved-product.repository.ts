import {
  MAX_FAVOURITES,
  MAX_SEEN,
  type MergedProducts,
  type SavedProducts,
  type SavedProductsInput,
} from '@rodovia/shared/contracts/catalog';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '../../base/http-error';
import type { Executor } from '../../db/database';
import { person, product, savedProduct } from '../../db/schema';

/** Whether a client has marked a product as favourite or has only seen it. */
export type Kind = 'FAVOURITE' | 'SEEN';

/** Serialized per person, so that the limits hold for two devices. */
const lock = (tx: Executor, personCode: string) =>
  tx.select({ code: person.code }).from(person).where(eq(person.code, personCode)).for('no key update');

const isMine = (personCode: string, kind: Kind) =>
  and(eq(savedProduct.personCode, personCode), eq(savedProduct.kind, kind));

/** Reads the person's products, newest first. */
export async function savedOf(db: Executor, personCode: string): Promise<SavedProducts> {
  const rows = await db
    .select({ kind: savedProduct.kind, code: savedProduct.productCode })
    .from(savedProduct)
    .where(eq(savedProduct.personCode, personCode))
    .orderBy(sql`${savedProduct.created} desc, ${savedProduct.productCode}`);
  const ofKind = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ code }) => code);
  return { Favourites: ofKind('FAVOURITE'), Seen: ofKind('SEEN') };
}

/**
 * Adds products as the newest ones, in the given order; existing ones move to the front if `again`. Unknown products
 * are skipped.
 */
async function add(tx: Executor, personCode: string, kind: Kind, codes: readonly string[], again: boolean) {
  if (codes.length === 0) return;
  const moved = again ? sql`do update set created = excluded.created` : sql`do nothing`;
  await tx.execute(sql`insert into saved_product (person_code, kind, product_code, created)
    select ${personCode}::uuid, ${kind}, ${product.code}, clock_timestamp() - min(place) * interval '1 millisecond'
    from unnest(${sql.param(codes)}::uuid[]) with ordinality wanted (code, place)
    join ${product} on ${product.code} = wanted.code group by ${product.code}
    on conflict (person_code, kind, product_code) ${moved}`);
}

async function forgetOldest(tx: Executor, personCode: string): Promise<void> {
  await tx.execute(sql`delete from saved_product where person_code = ${personCode} and kind = 'SEEN'
    and product_code in (select product_code from saved_product where person_code = ${personCode} and kind = 'SEEN'
      order by created desc, product_code offset ${MAX_SEEN})`);
}

/** @throws {HttpError} 404 */
async function requireProduct(tx: Executor, code: string): Promise<void> {
  if ((await tx.$count(product, eq(product.code, code))) === 0) throw notFound('Produto não encontrado.');
}

/**
 * Adds a favourite.
 * @throws {HttpError} 404 for an unknown product, 409 beyond the limit.
 */
export async function saveFavourite(tx: Executor, personCode: string, code: string): Promise<void> {
  await lock(tx, personCode);
  await requireProduct(tx, code);
  await add(tx, personCode, 'FAVOURITE', [code], false);
  if ((await tx.$count(savedProduct, isMine(personCode, 'FAVOURITE'))) > MAX_FAVOURITES)
    throw conflict(`Você já tem ${MAX_FAVOURITES} favoritos. Tire algum antes de guardar outro.`);
}

/**
 * Records a viewed product, dropping the oldest.
 * @throws {HttpError} 404 for an unknown product.
 */
export async function noteSeen(tx: Executor, personCode: string, code: string): Promise<void> {
  await lock(tx, personCode);
  await requireProduct(tx, code);
  await add(tx, personCode, 'SEEN', [code], true);
  await forgetOldest(tx, personCode);
}

/** Removes one product from a list of the person, or all. */
export async function forget(tx: Executor, personCode: string, kind: Kind, code?: string): Promise<void> {
  await tx
    .delete(savedProduct)
    .where(and(isMine(personCode, kind), code ? eq(savedProduct.productCode, code) : undefined));
}

/** Returns those of `codes` that exist and are no favourites yet, in order. */
async function newFavourites(tx: Executor, personCode: string, codes: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ code: string }>(sql`select ${product.code} as code
    from unnest(${sql.param(codes)}::uuid[]) with ordinality wanted (code, place)
    join ${product} on ${product.code} = wanted.code
    where not exists (select from saved_product where person_code = ${personCode} and kind = 'FAVOURITE'
      and product_code = wanted.code)
    group by ${product.code} order by min(place)`);
  return rows.map(({ code }) => code);
}

/** Merges the products of a device into the account, up to the limits; idempotent. */
export async function merge(
  tx: Executor,
  personCode: string,
  { favourites, seen }: SavedProductsInput,
): Promise<MergedProducts> {
  await lock(tx, personCode);
  const room = Math.max(0, MAX_FAVOURITES - (await tx.$count(savedProduct, isMine(personCode, 'FAVOURITE'))));
  const fresh = await newFavourites(tx, personCode, favourites);
  await add(tx, personCode, 'FAVOURITE', fresh.slice(0, room), false);
  await add(tx, personCode, 'SEEN', seen, true);
  await forgetOldest(tx, personCode);
  return { ...(await savedOf(tx, personCode)), LeftOut: Math.max(0, fresh.length - room) };
}
