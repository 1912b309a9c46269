import type { Equivalent, Equivalents, Product, ProductFacets } from '@rodovia/shared/contracts/catalog';
import {
  compareService,
  type EquivalentSize,
  equivalentSizes,
  parseTyreSize,
  type Service,
  serviceOf,
} from '@rodovia/shared/contracts/tyres';
import { sql } from 'drizzle-orm';
import type { ListCache } from '../../cache/list-memory';
import { readPage } from '../../crud/record-source';
import type { Executor } from '../../db/database';
import { product } from '../../db/schema';
import { productSource } from './product.repository';

/** A requested tyre; null for unknown properties. */
export interface AskedTyre {
  size: string;
  load: string | null;
  speed: string | null;
}

/** Dependencies; `facetsOf` returns the sizes for sale. */
export interface EquivalentsContext {
  db: Executor;
  memory: ListCache;
  facetsOf: () => Promise<ProductFacets>;
}

/** Maximum number of sizes, and of products per size. */
const MAX_SIZES = 8;
const MAX_PRODUCTS = 3;
/** Maximum number of compared products per size, cheapest first. */
const MAX_COMPARED = 300;
const INCLUDE = 'Brand,Group,Model,ProductImage';

interface Candidate extends Record<string, unknown> {
  code: string;
  key: string;
  size: string;
  description: string;
  observation: string;
}

/** Reads products of the sizes, cheapest first, those without a price last. */
async function candidatesOf(db: Executor, keys: string[]): Promise<Candidate[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<Candidate>(sql`
    select one.* from unnest(${sql.param(keys)}::text[]) wanted cross join lateral (
      select ${product.code} as code, ${product.sizeKey} as key, ${product.size} as size,
        ${product.description} as description, ${product.observation} as observation
      from ${product} where ${product.isActive} and ${product.sizeKey} = wanted
      order by ${product.publicPrice} nulls last, ${product.code} limit ${sql.raw(String(MAX_COMPARED))}
    ) one`);
  return rows;
}

interface Chosen {
  size: EquivalentSize;
  unknowns: string[];
  codes: string[];
}

/**
 * Returns the products of a size with sufficient load and speed, as far as known; products with known values come
 * first.
 */
function choose(size: EquivalentSize, candidates: Candidate[], requested: Service): Chosen[] {
  const compared = candidates
    .filter(({ key }) => key === size.key)
    .map(({ code, size: Size, description, observation }) => ({
      code,
      ...compareService(requested, serviceOf({ Size, Description: description, Observation: observation })),
    }))
    .filter(({ warnings }) => warnings.length === 0);
  const least = Math.min(...compared.map(({ unknowns }) => unknowns.length));
  const best = compared.filter(({ unknowns }) => unknowns.length === least).slice(0, MAX_PRODUCTS);
  const unknowns = [...new Set(best.flatMap((one) => one.unknowns))];
  return best.length > 0 ? [{ size, unknowns, codes: best.map(({ code }) => code) }] : [];
}

async function readProducts({ db, memory }: EquivalentsContext, codes: string[]): Promise<Map<string, Product>> {
  if (codes.length === 0) return new Map();
  const where = [sql`${product.isActive}`, sql`${product.code} = any(${sql.param(codes)}::uuid[])`];
  const { Results } = await readPage<Product>(
    db,
    productSource,
    { where, include: INCLUDE, quantity: codes.length },
    memory,
  );
  return new Map(Results.map((one) => [one.Code, one]));
}

function written({ size, unknowns, codes }: Chosen, products: Map<string, Product>): Equivalent[] {
  // one may have been deactivated between the two reads
  const found = codes.flatMap((code) => products.get(code) ?? []);
  const { size: Size, percent: DiameterPercent, speedAt100: SpeedAt100 } = size;
  return found.length > 0 ? [{ Size, DiameterPercent, SpeedAt100, Unknowns: unknowns, Products: found }] : [];
}

/**
 * Returns the sizes for sale that fit the rim of `asked` with a similar diameter, and their products with at least the
 * same load and speed. Unknown properties are not compared, and reported.
 */
export async function findEquivalents(context: EquivalentsContext, tyre: AskedTyre): Promise<Equivalents> {
  const { Sizes } = await context.facetsOf();
  const sizes = equivalentSizes(
    tyre.size,
    Sizes.map(({ Value }) => Value),
  );
  const candidates = await candidatesOf(
    context.db,
    sizes.map(({ key }) => key),
  );
  const service = { load: tyre.load ?? '', speed: tyre.speed ?? '' };
  const chosen = sizes.flatMap((size) => choose(size, candidates, service)).slice(0, MAX_SIZES);
  const products = await readProducts(
    context,
    chosen.flatMap(({ codes }) => codes),
  );
  return {
    Size: parseTyreSize(tyre.size)?.text ?? null,
    Load: tyre.load,
    Speed: tyre.speed,
    Equivalents: chosen.flatMap((one) => written(one, products)),
  };
}
