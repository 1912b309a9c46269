import type { Facet, ProductFacets } from '@rodovia/shared/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { whereAll } from '../../crud/list-query';
import type { Executor } from '../../db/database';
import { brand, group, product } from '../../db/schema';
import { type CatalogueFilters, type CatalogueQuery, catalogueFilters } from './product-filters';
import { readLines } from './product-lines';

/** The conditions of all filters but one, so that a second value can be added to it. */
const without = (filters: CatalogueFilters, own: keyof CatalogueFilters) => [
  sql`${product.isActive}`,
  ...Object.values({ ...filters, [own]: undefined }),
];

/** Counts by one value. */
async function facet(
  db: Executor,
  filters: CatalogueFilters,
  own: keyof CatalogueFilters,
  value: SQL,
  key = value,
): Promise<Facet[]> {
  const { rows } = await db.execute(sql`select ${value} as "Value", count(*)::int as "Count" from ${product}
    join ${brand} on ${brand.code} = ${product.brandCode} join ${group} on ${group.code} = ${product.groupCode}
    ${whereAll(without(filters, own))} group by ${key} order by ${key}`);
  return rows as unknown as Facet[];
}

/** The values of the filters that lead anywhere, with the number of active products behind each. */
export async function readFacets(db: Executor, query: CatalogueQuery): Promise<ProductFacets> {
  const filters = await catalogueFilters(db, query);
  const [brands, groupTypes, sizes, lines] = await Promise.all([
    facet(db, filters, 'brands', sql`${brand.description}`),
    facet(db, filters, 'groupTypes', sql`${group.type}`),
    facet(db, filters, 'sizes', sql`min(${product.size})`, product.sizeKey.getSQL()),
    readLines(db, without(filters, 'lines'), query.lines),
  ]);
  return { Brands: brands, GroupTypes: groupTypes, Sizes: sizes, Lines: lines };
}
