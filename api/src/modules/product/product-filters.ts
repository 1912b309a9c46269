import { findTyreSize, tyreSizeKey } from '@rodovia/shared/contracts/tyre-size';
import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Static, Type } from 'typebox';
import { createdBetween, filterKeys, querySchema, splitList } from '../../crud/list-query';
import { containsWords, literal, spell, type Vocabulary } from '../../crud/term';
import type { Executor } from '../../db/database';
import { brand, company, group, model, product } from '../../db/schema';
import { everyLine, lineFilters } from './product-lines';

const list = Type.Optional(Type.String({ maxLength: 4000 }));

/** What narrows the catalogue for visitors: each a `;` separated list of codes or names. */
export const catalogueKeys = { brands: list, groupTypes: list, sizes: list, model: list, lines: list };
const CatalogueQuery = querySchema({ ...catalogueKeys, term: filterKeys.term });
export type CatalogueQuery = Static<typeof CatalogueQuery>;

/** The catalogue's filters and those of the back office. */
export const productFilterKeys = { ...filterKeys, ...catalogueKeys, brand: list, group: list, company: list };
const ProductFilterQuery = querySchema(productFilterKeys);
export type ProductFilterQuery = Static<typeof ProductFilterQuery>;

const array = (values: string[]) => sql`${sql.param(values)}::text[]`;
const folded = (values: string[]) => sql`(select fold(value) from unnest(${array(values)}) value)`;

function byCodeOrName(reference: Column, table: PgTable, key: Column, name: Column, text?: string): SQL | undefined {
  const values = splitList(text);
  if (values.length === 0) return undefined;
  return sql`${reference} in (select ${key} from ${table}
    where ${key}::text = any(${array(values)}) or fold(${name}) in ${folded(values)})`;
}

const byBrand = (text?: string) => byCodeOrName(product.brandCode, brand, brand.code, brand.description, text);
const byModel = (text?: string) => byCodeOrName(product.modelCode, model, model.code, model.name, text);
const byGroup = (text?: string) => byCodeOrName(product.groupCode, group, group.code, group.description, text);
const byCompany = (text?: string) =>
  byCodeOrName(product.companyCode, company, company.code, company.description, text);

function byGroupType(text?: string): SQL | undefined {
  const values = splitList(text);
  if (values.length === 0) return undefined;
  return sql`${product.groupCode} in (select ${group.code} from ${group} where fold(${group.type}) in ${folded(values)})`;
}

function bySize(text?: string): SQL | undefined {
  const keys = splitList(text).map(tyreSizeKey);
  return keys.length === 0 ? undefined : sql`${product.sizeKey} = any(${array(keys)})`;
}

const productWords = (db: Executor): Vocabulary => ({
  async has(word) {
    const { rows } = await db.execute(
      sql`select 1 from search_word where word like '%' || fold(${literal(word)}) || '%' limit 1`,
    );
    return rows.length > 0;
  },
  async near(length) {
    const { rows } = await db.execute<{ word: string }>(
      sql`select word from search_word where length(word) between ${length - 1}::int and ${length + 1}::int order by word`,
    );
    return rows.map(({ word }) => word);
  },
});

/** A size in the term is matched by its digits, every other word by the product's folded text. */
export async function byTerm(db: Executor, term?: string): Promise<SQL | undefined> {
  if (!term?.trim()) return undefined;
  const { keyPrefix, text, rest } = findTyreSize(term);
  const words = containsWords(product.searchText.getSQL(), await spell(productWords(db), splitList(rest, ' ')));
  if (!keyPrefix) return words;
  const size = sql`(${product.sizeKey} like ${`${keyPrefix}%`} or ${product.searchText} like ${`%${text}%`})`;
  return words ? sql`${size} and ${words}` : size;
}

/** The visitor's filters by name, so that a facet can leave its own out. */
export async function catalogueFilters(db: Executor, query: CatalogueQuery) {
  return {
    brands: byBrand(query.brands),
    groupTypes: byGroupType(query.groupTypes),
    sizes: bySize(query.sizes),
    model: byModel(query.model),
    lines: everyLine(lineFilters(query.lines)),
    term: await byTerm(db, query.term),
  };
}
export type CatalogueFilters = Awaited<ReturnType<typeof catalogueFilters>>;

/** Every filter of a product list; only an administrator sees what is inactive. */
export async function productFilters(db: Executor, query: ProductFilterQuery, seesInactive: boolean) {
  return [
    seesInactive ? undefined : sql`${product.isActive}`,
    query.isActive === undefined ? undefined : eq(product.isActive, query.isActive),
    ...Object.values(await catalogueFilters(db, query)),
    byBrand(query.brand),
    byGroup(query.group),
    byCompany(query.company),
    ...createdBetween(product.created, query),
  ];
}
