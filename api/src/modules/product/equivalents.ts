import type { Equivalent, Equivalents, Product, ProductFacets } from '@rodovia/shared/contracts';
import { type EquivalentSize, equivalentSizes } from '@rodovia/shared/contracts/equivalent-sizes';
import { compareService, type Service, serviceOf } from '@rodovia/shared/contracts/tyre-comparison';
import { parseTyreSize } from '@rodovia/shared/contracts/tyre-size';
import { sql } from 'drizzle-orm';
import { readPage } from '../../crud/record-source';
import type { Executor } from '../../db/database';
import { product } from '../../db/schema';
import type { ListMemory } from '../../memory/list-memory';
import { productSource } from './product.repository';

/** A tyre that somebody looks for; null for what is not known of it. */
export interface AskedTyre {
  size: string;
  load: string | null;
  speed: string | null;
}

/** What reads the catalogue: `facetsOf` knows the sizes for sale. */
export interface EquivalentsContext {
  db: Executor;
  memory: ListMemory;
  facetsOf: () => Promise<ProductFacets>;
}

/** So many sizes are answered, and of each so many products. */
const MOST_SIZES = 8;
const MOST_PRODUCTS = 3;
/** Of one size so many products are compared, the cheapest first. */
const MOST_COMPARED = 300;
const INCLUDE = 'Brand,Group,Model,ProductImage';

interface Candidate extends Record<string, unknown> {
  code: string;
  key: string;
  size: string;
  description: string;
  observation: string;
}

/** Products of the sizes, each size's with a price before those without, the cheapest first. */
async function candidatesOf(db: Executor, keys: string[]): Promise<Candidate[]> {
  if (keys.length === 0) return [];
  const { rows } = await db.execute<Candidate>(sql`
    select one.* from unnest(${sql.param(keys)}::text[]) wanted cross join lateral (
      select ${product.code} as code, ${product.sizeKey} as key, ${product.size} as size,
        ${product.description} as description, ${product.observation} as observation
      from ${product} where ${product.isActive} and ${product.sizeKey} = wanted
      order by ${product.publicPrice} nulls last, ${product.code} limit ${sql.raw(String(MOST_COMPARED))}
    ) one`);
  return rows;
}

interface Chosen {
  size: EquivalentSize;
  unknowns: string[];
  codes: string[];
}

/** The products of a size that carry and run enough, as far as is known; those of which all is known leave no room to others. */
function choose(size: EquivalentSize, candidates: Candidate[], asked: Service): Chosen[] {
  const compared = candidates
    .filter(({ key }) => key === size.key)
    .map(({ code, size: Size, description, observation }) => ({
      code,
      ...compareService(asked, serviceOf({ Size, Description: description, Observation: observation })),
    }))
    .filter(({ warnings }) => warnings.length === 0);
  const least = Math.min(...compared.map(({ unknowns }) => unknowns.length));
  const best = compared.filter(({ unknowns }) => unknowns.length === least).slice(0, MOST_PRODUCTS);
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
  // one may have gone off sale between the two reads
  const found = codes.flatMap((code) => products.get(code) ?? []);
  const { size: Size, percent: DiameterPercent, speedAt100: SpeedAt100 } = size;
  return found.length > 0 ? [{ Size, DiameterPercent, SpeedAt100, Unknowns: unknowns, Products: found }] : [];
}

/**
 * The sizes for sale on the rim of `asked` whose outer diameter is close to its own, with the products of each that
 * carry and run at least as much. What is not known is compared with nothing, and said.
 */
export async function findEquivalents(context: EquivalentsContext, asked: AskedTyre): Promise<Equivalents> {
  const { Sizes } = await context.facetsOf();
  const sizes = equivalentSizes(
    asked.size,
    Sizes.map(({ Value }) => Value),
  );
  const candidates = await candidatesOf(
    context.db,
    sizes.map(({ key }) => key),
  );
  const service = { load: asked.load ?? '', speed: asked.speed ?? '' };
  const chosen = sizes.flatMap((size) => choose(size, candidates, service)).slice(0, MOST_SIZES);
  const products = await readProducts(
    context,
    chosen.flatMap(({ codes }) => codes),
  );
  return {
    Size: parseTyreSize(asked.size)?.text ?? null,
    Load: asked.load,
    Speed: asked.speed,
    Equivalents: chosen.flatMap((one) => written(one, products)),
  };
}
