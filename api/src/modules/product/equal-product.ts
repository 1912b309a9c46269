import type { EqualProduct, Product } from '@rodovia/shared/contracts/catalog';
import { speedRank, tyreFacts } from '@rodovia/shared/contracts/tyres';
import { and, eq, ne, sql } from 'drizzle-orm';
import { readOne, readPage } from '../../crud/record-source';
import type { Database } from '../../db/database';
import { product } from '../../db/schema';
import { productSource } from './product.repository';

const INCLUDE = 'Brand,Model,Group,ProductImage';
/** Maximum number of compared products of one size; those of the same brand first. */
const MAX_CANDIDATES = 100;

const loadOf = (load: string) => Number.parseInt(load, 10) || 0;

/**
 * Returns the distance between two products, most important criterion first: brand, lower load and speed, differences,
 * price.
 */
function distance(from: Product, to: Product): number[] {
  const [requested, offered] = [tyreFacts(from), tyreFacts(to)];
  const load = loadOf(offered.load) - loadOf(requested.load);
  const speed = speedRank(offered.speed) - speedRank(requested.speed);
  return [
    from.BrandCode === to.BrandCode ? 0 : 1,
    Math.max(0, -load),
    Math.max(0, -speed),
    Math.abs(load) + Math.abs(speed),
    Math.abs((to.PublicPrice ?? 0) - (from.PublicPrice ?? 0)),
  ];
}

function nearer(one: number[], other: number[]): number {
  const place = one.findIndex((value, at) => value !== other[at]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/**
 * Returns a product, for sale or not, and the best replacement for sale: same size, closest in brand, load, speed and
 * price.
 */
export async function findEqual(db: Database, code: string): Promise<EqualProduct> {
  const found = await readOne<Product>(db, productSource, { where: [eq(product.code, code)], include: INCLUDE });
  if (!found) return { Product: null, Equal: null };
  const [{ sizeKey } = { sizeKey: '' }] = await db
    .select({ sizeKey: product.sizeKey })
    .from(product)
    .where(eq(product.code, code));
  // sizes without digits are compared literally
  const ofSize = sizeKey ? eq(product.sizeKey, sizeKey) : sql`fold(${product.size}) = fold(${found.Size})`;
  const forSale = and(ne(product.code, code), sql`${product.isActive}`, ofSize);
  const pages = [eq(product.brandCode, found.BrandCode), ne(product.brandCode, found.BrandCode)].map((brand) =>
    readPage<Product>(db, productSource, {
      where: [forSale, brand],
      include: INCLUDE,
      quantity: MAX_CANDIDATES,
      page: 1,
    }),
  );
  const candidates = (await Promise.all(pages)).flatMap(({ Results }) => Results);
  const ranked = candidates.map((one) => ({ one, far: distance(found, one) }));
  ranked.sort((a, b) => nearer(a.far, b.far) || (a.one.Code < b.one.Code ? -1 : 1));
  return { Product: found, Equal: ranked[0]?.one ?? null };
}
