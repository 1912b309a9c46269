import {
  type MergedProducts,
  MOST_FAVOURITES,
  MOST_SEEN,
  type SavedProducts,
  type SavedProductsInput,
} from '@rodovia/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, notFound } from '../../base/http-error';
import type { Executor } from '../../db/database';
import { person, product, savedProduct } from '../../db/schema';

export type Kind = 'FAVOURITE' | 'SEEN';

/** Those who change the same person's products wait for each other: the limits hold for two devices at once. */
const lock = (tx: Executor, personCode: string) =>
  tx.select({ code: person.code }).from(person).where(eq(person.code, personCode)).for('no key update');

const isMine = (personCode: string, kind: Kind) =>
  and(eq(savedProduct.personCode, personCode), eq(savedProduct.kind, kind));

/** The person's products, newest first. */
export async function savedOf(db: Executor, personCode: string): Promise<SavedProducts> {
  const rows = await db
    .select({ kind: savedProduct.kind, code: savedProduct.productCode })
    .from(savedProduct)
    .where(eq(savedProduct.personCode, personCode))
    .orderBy(sql`${savedProduct.created} desc, ${savedProduct.productCode}`);
  const ofKind = (kind: Kind) => rows.filter((row) => row.kind === kind).map(({ code }) => code);
  return { Favourites: ofKind('FAVOURITE'), Seen: ofKind('SEEN') };
}

/** Adds products as the newest, the first of them newest of all; those that are there already move up where `again` says so. Products that do not exist are left out. */
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
      order by created desc, product_code offset ${MOST_SEEN})`);
}

/** @throws {HttpError} 404 */
async function requireProduct(tx: Executor, code: string): Promise<void> {
  if ((await tx.$count(product, eq(product.code, code))) === 0) throw notFound('Produto não encontrado.');
}

/** Keeps a favourite. @throws {HttpError} 404 for what is no product, 409 where there is no room. */
export async function keepFavourite(tx: Executor, personCode: string, code: string): Promise<void> {
  await lock(tx, personCode);
  await requireProduct(tx, code);
  await add(tx, personCode, 'FAVOURITE', [code], false);
  if ((await tx.$count(savedProduct, isMine(personCode, 'FAVOURITE'))) > MOST_FAVOURITES)
    throw conflict(`Você já tem ${MOST_FAVOURITES} favoritos. Tire algum antes de guardar outro.`);
}

/** Notes that a product was looked at; the oldest give way. @throws {HttpError} 404 for what is no product. */
export async function noteSeen(tx: Executor, personCode: string, code: string): Promise<void> {
  await lock(tx, personCode);
  await requireProduct(tx, code);
  await add(tx, personCode, 'SEEN', [code], true);
  await forgetOldest(tx, personCode);
}

/** Takes one product off a list of the person, or all of them. */
export async function forget(tx: Executor, personCode: string, kind: Kind, code?: string): Promise<void> {
  await tx
    .delete(savedProduct)
    .where(and(isMine(personCode, kind), code ? eq(savedProduct.productCode, code) : undefined));
}

/** Those of `codes` that exist and are no favourites yet, in their order. */
async function newFavourites(tx: Executor, personCode: string, codes: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ code: string }>(sql`select ${product.code} as code
    from unnest(${sql.param(codes)}::uuid[]) with ordinality wanted (code, place)
    join ${product} on ${product.code} = wanted.code
    where not exists (select from saved_product where person_code = ${personCode} and kind = 'FAVOURITE'
      and product_code = wanted.code)
    group by ${product.code} order by min(place)`);
  return rows.map(({ code }) => code);
}

/** Puts what a device kept of a visitor into the account, as far as there is room; the same again changes nothing. */
export async function merge(
  tx: Executor,
  personCode: string,
  { favourites, seen }: SavedProductsInput,
): Promise<MergedProducts> {
  await lock(tx, personCode);
  const room = Math.max(0, MOST_FAVOURITES - (await tx.$count(savedProduct, isMine(personCode, 'FAVOURITE'))));
  const fresh = await newFavourites(tx, personCode, favourites);
  await add(tx, personCode, 'FAVOURITE', fresh.slice(0, room), false);
  await add(tx, personCode, 'SEEN', seen, true);
  await forgetOldest(tx, personCode);
  return { ...(await savedOf(tx, personCode)), LeftOut: Math.max(0, fresh.length - room) };
}
