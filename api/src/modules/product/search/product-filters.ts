import { productEntity } from '@rodovia/shared/contracts/catalog';
import type { RelationField } from '@rodovia/shared/contracts/records';
import { tyreSizeKey } from '@rodovia/shared/contracts/tyres';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Static, Type } from 'typebox';
import { relationFilterKeys, relationsOf } from '../../../crud/entity-source';
import { createdBetween, filterKeys, querySchema, splitCodes, splitList } from '../../../crud/list-query';
import type { Executor } from '../../../db/database';
import { columnOf, tableOf } from '../../../db/entity-columns';
import { group, product } from '../../../db/schema';
import { everyLine, lineFilters } from './product-lines';
import { byTerm } from './product-search';

const list = Type.Optional(Type.String({ maxLength: 4000 }));

/** Filters of the public catalogue: `;` separated lists of codes or names. */
export const catalogueKeys = { brands: list, groupTypes: list, rims: list, sizes: list, model: list, lines: list };
const CatalogueQuery = querySchema({ ...catalogueKeys, term: filterKeys.term });
export type CatalogueQuery = Static<typeof CatalogueQuery>;

/** Filters of the catalogue and of the back office, which name related records. */
export const productFilterKeys = { ...filterKeys, ...relationFilterKeys(productEntity, list), ...catalogueKeys };
const ProductFilterQuery = querySchema(productFilterKeys);
export type ProductFilterQuery = Static<typeof ProductFilterQuery>;

const array = (values: string[]) => sql`${sql.param(values)}::text[]`;

const bare = (name: SQL) => sql`regexp_replace(fold(${name}), '[^[:alnum:]]', '', 'g')`;

/** Condition for a name, in any case and with other punctuation, as addresses have it: `caminhoes-e-onibus`. */
const isNamed = (name: PgColumn, values: string[]) =>
  sql`${bare(sql`${name}`)} in (select ${bare(sql`value`)} from unnest(${array(values)}) value where ${bare(sql`value`)} <> '')`;

/** Condition for a relation, by code or name. */
function byRelation(name: string, { to }: RelationField, text?: string): SQL | undefined {
  const values = splitList(text);
  if (values.length === 0) return undefined;
  const table = tableOf(to);
  return sql`${columnOf(product, name)} in (select ${table.code} from ${table}
    where ${table.code}::text = any(${array(splitCodes(text))}) or ${isNamed(columnOf(table, to.named), values)})`;
}

const { brandCode, modelCode } = productEntity.fields;

function byGroupType(text?: string): SQL | undefined {
  const values = splitList(text);
  if (values.length === 0) return undefined;
  return sql`${product.groupCode} in (select ${group.code} from ${group} where ${isNamed(group.type, values)})`;
}

function bySize(text?: string): SQL | undefined {
  // an address has the digits of a size with hyphens between them, which reads as another size: 10-00-20
  const keys = splitList(text).flatMap((size) => [tyreSizeKey(size), size.replace(/\D/g, '')]);
  return keys.length === 0 ? undefined : sql`${product.sizeKey} = any(${array(keys)})`;
}

/** Condition for rims in inches: `16`, `22.5`, `22,5` or, in an address, `22-5`. */
function byRim(text?: string): SQL | undefined {
  const rims = splitList(text).map((rim) => rim.replace(/[,-]/, '.'));
  return rims.length === 0 ? undefined : sql`${product.rim} = any(${array(rims)})`;
}

/** Returns the catalogue's conditions by name, so that a facet can omit its own. */
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
/** Conditions of a search of the catalogue. */
export type CatalogueFilters = Awaited<ReturnType<typeof catalogueFilters>>;

/** Conditions for related records that the catalogue's filters do not cover. */
function relatedRecords(query: ProductFilterQuery): (SQL | undefined)[] {
  const values: Record<string, unknown> = query;
  return relationsOf(productEntity).map(([name, field]) => {
    const key = field.filter ?? '';
    return key in catalogueKeys ? undefined : byRelation(name, field, values[key] as string | undefined);
  });
}

/** Returns all conditions of a product list; only administrators see inactive products. */
export async function productFilters(db: Executor, query: ProductFilterQuery, seesInactive: boolean) {
  return [
    seesInactive ? undefined : sql`${product.isActive}`,
    query.isActive === undefined ? undefined : eq(product.isActive, query.isActive),
    ...Object.values(await catalogueFilters(db, query)),
    ...relatedRecords(query),
    ...createdBetween(product.created, query),
  ];
}
