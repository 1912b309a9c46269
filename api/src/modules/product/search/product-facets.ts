import type { Facet, ProductFacets } from '@rodovia/shared/contracts/catalog';
import { type SQL, sql } from 'drizzle-orm';
import { whereAll } from '../../../crud/list-query';
import type { Executor } from '../../../db/database';
import { brand, group, product } from '../../../db/schema';
import { type CatalogueFilters, type CatalogueQuery, catalogueFilters } from './product-filters';
import { type LineRow, lineRows, readLines } from './product-lines';

/** What products are counted by, and the bits of `grouping()` that distinguish the counts. */
const COUNTED = {
  brands: { column: product.brandCode, bits: 0b01111 },
  groupTypes: { column: product.groupCode, bits: 0b10111 },
  rims: { column: product.rim, bits: 0b11011 },
  sizes: { column: product.sizeKey, bits: 0b11101 },
  lines: { column: product.lineSet, bits: 0b11110 },
};
type FacetName = keyof typeof COUNTED;
const FACETS = Object.keys(COUNTED) as FacetName[];
const columns = FACETS.map((name) => sql`${COUNTED[name].column}`);
const sets = columns.map((column) => sql`(${column})`);
const list = (parts: SQL[]) => sql.join(parts, sql`, `);

/**
 * Condition for counting a facet: all filters but its own, so that further values can be added. Lines handle this
 * themselves.
 */
function countFor(filters: CatalogueFilters, own: FacetName): SQL {
  const others = FACETS.flatMap((name) => (name === own && name !== 'lines' ? [] : [filters[name]]));
  const condition = whereAll(others);
  return others.some(Boolean) ? sql`count(*) filter (${condition})::int` : sql`count(*)::int`;
}

/** Counts products by brand, group, rim, size and set of lines in a single pass. */
function counted(filters: CatalogueFilters): SQL {
  const facet = sql`grouping(${list(columns)})`;
  const counts = FACETS.map((name) => sql`when ${sql.raw(String(COUNTED[name].bits))} then ${countFor(filters, name)}`);
  return sql`select ${list(columns)}, ${facet} as facet, min(${product.size}) as size,
      case ${facet} ${sql.join(counts, sql` `)} end as products
    from ${product} ${whereAll([sql`${product.isActive}`, filters.model, filters.term])}
    group by grouping sets (${list(sets)})`;
}

const of = (name: FacetName) => sql`facet = ${sql.raw(String(COUNTED[name].bits))} and products > 0`;

const facetRows = (values: SQL) =>
  sql`(select coalesce(json_agg(json_build_object('Value', value, 'Count', count) order by place), '[]'::json)
    from (${values}) facets)`;

interface Counts extends Record<FacetName, unknown> {
  brands: Facet[];
  groupTypes: Facet[];
  rims: Facet[];
  sizes: Facet[];
  lines: LineRow[];
}

/** Reads the filter values with products, and their number of active products. */
export async function readFacets(db: Executor, query: CatalogueQuery): Promise<ProductFacets> {
  const filters = await catalogueFilters(db, query);
  const brands = sql`select ${brand.description} as value, products as count, ${brand.description} as place
    from counted join ${brand} on ${brand.code} = brand_code where ${of('brands')}`;
  const types = sql`select ${group.type} as value, sum(products)::int as count, ${group.type} as place
    from counted join ${group} on ${group.code} = group_code where ${of('groupTypes')} group by ${group.type}`;
  const rims = sql`select rim as value, products as count, rim::numeric as place from counted
    where ${of('rims')} and rim is not null`;
  const sizes = sql`select size as value, products as count, size_key as place from counted where ${of('sizes')}`;
  const lines = lineRows(sql`select line_set, products from counted where ${of('lines')}`);
  const { rows } = await db.execute(sql`with counted as materialized (${counted(filters)})
    select ${facetRows(brands)} as brands, ${facetRows(types)} as "groupTypes", ${facetRows(rims)} as rims,
      ${facetRows(sizes)} as sizes,
      (select coalesce(json_agg(line), '[]'::json) from (${lines}) line) as lines`);
  const found = rows[0] as unknown as Counts;
  const where = [sql`${product.isActive}`, ...Object.values({ ...filters, lines: undefined })];
  return {
    Brands: found.brands,
    GroupTypes: found.groupTypes,
    Rims: found.rims,
    Sizes: found.sizes,
    Lines: await readLines(db, found.lines, where, query.lines),
  };
}
