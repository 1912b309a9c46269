import { productEntity, type RelationField } from '@rodovia/shared/contracts';
import { tyreSizeKey } from '@rodovia/shared/contracts/tyre-size';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { relationFilterKeys, relationsOf } from '../../crud/entity-source';
import { createdBetween, filterKeys, querySchema, splitCodes, splitList } from '../../crud/list-query';
import type { Executor } from '../../db/database';
import { columnOf, tableOf } from '../../db/entity-columns';
import { group, product } from '../../db/schema';
import { everyLine, lineFilters } from './product-lines';
import { byTerm } from './product-search';

const list = Type.Optional(Type.String({ maxLength: 4000 }));

/** What narrows the catalogue for visitors: each a `;` separated list of codes or names. */
export const catalogueKeys = { brands: list, groupTypes: list, rims: list, sizes: list, model: list, lines: list };
const CatalogueQuery = querySchema({ ...catalogueKeys, term: filterKeys.term });
export type CatalogueQuery = Static<typeof CatalogueQuery>;

/** The catalogue's filters and those of the back office, which name the related records. */
export const productFilterKeys = { ...filterKeys, ...relationFilterKeys(productEntity, list), ...catalogueKeys };
const ProductFilterQuery = querySchema(productFilterKeys);
export type ProductFilterQuery = Static<typeof ProductFilterQuery>;

const array = (values: string[]) => sql`${sql.param(values)}::text[]`;
const folded = (values: string[]) => sql`(select fold(value) from unnest(${array(values)}) value)`;

/** Products that refer to one of these records, by code or name. */
function byRelation(name: string, { to }: RelationField, text?: string): SQL | undefined {
  const values = splitList(text);
  if (values.length === 0) return undefined;
  const table = tableOf(to);
  return sql`${columnOf(product, name)} in (select ${table.code} from ${table}
    where ${table.code}::text = any(${array(splitCodes(text))}) or fold(${columnOf(table, to.named)}) in ${folded(values)})`;
}

const { brandCode, modelCode } = productEntity.fields;

function byGroupType(text?: string): SQL | undefined {
  const values = splitList(text);
  if (values.length === 0) return undefined;
  return sql`${product.groupCode} in (select ${group.code} from ${group} where fold(${group.type}) in ${folded(values)})`;
}

function bySize(text?: string): SQL | undefined {
  const keys = splitList(text).map(tyreSizeKey);
  return keys.length === 0 ? undefined : sql`${product.sizeKey} = any(${array(keys)})`;
}

/** Products whose rim is one of these, in inches: `16`, `22.5` or `22,5`. */
function byRim(text?: string): SQL | undefined {
  const rims = splitList(text).map((rim) => rim.replace(',', '.'));
  return rims.length === 0 ? undefined : sql`${product.rim} = any(${array(rims)})`;
}

/** The visitor's filters by name, so that a facet can leave its own out. */
export async function catalogueFilters(db: Executor, query: CatalogueQuery) {
  return {
    brands: byRelation('brandCode', brandCode, query.brands),
    groupTypes: byGroupType(query.groupTypes),
    rims: byRim(query.rims),
    sizes: bySize(query.sizes),
    model: byRelation('modelCode', modelCode, query.model),
    lines: everyLine(lineFilters(query.lines)),
    term: await byTerm(db, query.term),
  };
}
export type CatalogueFilters = Awaited<ReturnType<typeof catalogueFilters>>;

/** The filters by related records that the catalogue has not applied already. */
function relatedRecords(query: ProductFilterQuery): (SQL | undefined)[] {
  const values: Record<string, unknown> = query;
  return relationsOf(productEntity).map(([name, field]) => {
    const key = field.filter ?? '';
    return key in catalogueKeys ? undefined : byRelation(name, field, values[key] as string | undefined);
  });
}

/** Every filter of a product list; only an administrator sees what is inactive. */
export async function productFilters(db: Executor, query: ProductFilterQuery, seesInactive: boolean) {
  return [
    seesInactive ? undefined : sql`${product.isActive}`,
    query.isActive === undefined ? undefined : eq(product.isActive, query.isActive),
    ...Object.values(await catalogueFilters(db, query)),
    ...relatedRecords(query),
    ...createdBetween(product.created, query),
  ];
}
