import {
  EqualProduct,
  Equivalents,
  Product,
  ProductFacets,
  productEntity,
  SearchAlternatives,
  SearchSuggestions,
} from '@rodovia/shared/contracts/catalog';
import { Paged } from '@rodovia/shared/contracts/records';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import type { CsvRecord } from '../../crud/entity-file';
import { relationsOf } from '../../crud/entity-source';
import { exportRoutes, sendExport } from '../../crud/export';
import { codesKey, filterKeys, IncludeQuery, pageKeys, querySchema, splitList, withCodes } from '../../crud/list-query';
import { readAll, readList, readOne, readPage } from '../../crud/record-source';
import { ByCode } from '../../crud/write-routes';
import { product } from '../../db/schema';
import { CATALOGUE_CACHE, neverRecent } from '../../plugins/cache';
import { findEqual } from './equal-product';
import { findEquivalents } from './equivalents';
import { editableProducts, productSource } from './product.repository';
import { productColumns } from './product-export';
import { readFacets } from './search/product-facets';
import {
  type CatalogueQuery,
  catalogueKeys,
  type ProductFilterQuery,
  productFilterKeys,
  productFilters,
} from './search/product-filters';
import { withRelevance } from './search/product-relevance';
import { byTerm } from './search/product-search';
import { alternatives, suggest } from './search/search-help';

const ListQuery = querySchema({ ...productFilterKeys, ...pageKeys, ...codesKey });
const FacetQuery = querySchema({ ...catalogueKeys, term: filterKeys.term });
const SizesQuery = querySchema({ types: Type.Optional(Type.String({ maxLength: 400 })) });
const SuggestionQuery = querySchema({
  term: Type.String({ minLength: 3, maxLength: 200 }),
  include: filterKeys.include,
});
const EquivalentsQuery = querySchema({
  size: Type.String({ minLength: 1, maxLength: 60 }),
  load: Type.Optional(Type.String({ pattern: '^\\d{2,3}(/\\d{2,3})?$' })),
  speed: Type.Optional(Type.String({ pattern: '^([A-HJ-NP-Y]|A[1-8])$' })),
});
const HelpQuery = querySchema({
  term: Type.Optional(Type.String({ maxLength: 200 })),
  size: Type.Optional(Type.String({ maxLength: 60 })),
});
const SUGGESTIONS = 8;
const EXPORTED_RELATIONS = relationsOf(productEntity)
  .map(([, { record }]) => record)
  .join();

const catalogue = { roles: 'public', cache: CATALOGUE_CACHE } as const;
const counts = { ...catalogue, expensive: true };
const isAdmin = ({ actor }: Pick<FastifyRequest, 'actor'>) => actor?.role === 'admin';
/** Answers to visitors have no versions. */
const sourceFor = (request: FastifyRequest) => (isAdmin(request) ? editableProducts : productSource);

/** Visitors read cached answers, which have no snapshot time. */
const asOfFor = (request: FastifyRequest<{ Querystring: { asOf?: string } }>) =>
  request.query.asOf ?? (isAdmin(request) ? new Date().toISOString() : undefined);

/** Returns the search text if nothing else filters the list, which may otherwise be the reason for no results. */
function askedIn({ actor, query }: FastifyRequest<{ Querystring: ProductFilterQuery }>): string[] {
  if (actor && actor.role !== 'client') return [];
  const { term = '', sizes, include: _include, orderBy: _orderBy, isActive: _isActive, ...others } = query;
  const narrowed = Object.keys(others).some((key) => key in productFilterKeys);
  return narrowed ? [] : [term, ...splitList(sizes)];
}

function lists(app: Api, { memory, misses, database: { db } }: ApiContext): void {
  const pageSchema = { querystring: ListQuery, response: { 200: Paged(Product) } };
  app.get('/product/pagged', { schema: pageSchema, config: catalogue }, async (request) => {
    const where = [
      ...(await productFilters(db, request.query, isAdmin(request))),
      withCodes(product.code, request.query),
    ];
    const selection = { ...request.query, asOf: asOfFor(request), where };
    const source = withRelevance(sourceFor(request), request.query.term);
    const page = await readPage<Product>(db, source, selection, memory);
    if (page.TotalCount === 0) {
      neverRecent(request);
      for (const missed of askedIn(request)) misses.note(missed);
    }
    return page;
  });
  const listSchema = { querystring: IncludeQuery, response: { 200: Type.Array(Product) } };
  app.get('/product', { schema: listSchema, config: counts }, ({ query }) =>
    readList<Product>(
      db,
      productSource,
      { where: [sql`${product.isActive}`], include: query.include },
      'Description asc',
    ),
  );
  exportRoutes(app, 'product', productFilterKeys, async (request, reply, query, chosen) => {
    const where = [...(await productFilters(db, query, true)), withCodes(product.code, chosen)];
    const rows = readAll<CsvRecord>(db, productSource, { where, include: EXPORTED_RELATIONS }, memory.references);
    return sendExport(request, reply, productEntity.exportFile, productColumns, rows);
  });
}

const facetsFrom =
  ({ facets, database: { db } }: ApiContext) =>
  (query: CatalogueQuery) =>
    facets.find(JSON.stringify(query), () => readFacets(db, query));

/** Routes of suggestions and alternatives. */
function help(app: Api, context: ApiContext): void {
  const { db } = context.database;
  const facetsOf = facetsFrom(context);
  const suggested = {
    querystring: querySchema({ term: SuggestionQuery.properties.term }),
    response: { 200: SearchSuggestions },
  };
  app.get('/product/suggestions', { schema: suggested, config: counts }, async ({ query }) =>
    suggest(await facetsOf({}), query.term),
  );
  const near = { querystring: HelpQuery, response: { 200: SearchAlternatives } };
  app.get('/product/alternatives', { schema: near, config: counts }, async ({ query }) =>
    alternatives(db, await facetsOf({}), query),
  );
}

function search(app: Api, context: ApiContext): void {
  const { memory } = context;
  const { db } = context.database;
  const facetsOf = facetsFrom(context);
  const schema = { querystring: SuggestionQuery, response: { 200: Type.Array(Product) } };
  app.get('/product/by-description', { schema, config: catalogue }, async ({ query }) => {
    const where = [sql`${product.isActive}`, await byTerm(db, query.term)];
    // brand and model distinguish suggestions
    const include = query.include ?? 'Brand,Model';
    const selection = { where, include, orderBy: 'Description asc', quantity: SUGGESTIONS };
    const page = await readPage<Product>(db, productSource, selection, memory);
    return page.Results;
  });
  const sizesSchema = { querystring: SizesQuery, response: { 200: Type.Array(Type.String()) } };
  app.get('/product/sizes', { schema: sizesSchema, config: counts }, async ({ query }) => {
    const { Sizes } = await facetsOf({ groupTypes: query.types });
    return Sizes.map(({ Value }) => Value);
  });
  const facetSchema = { querystring: FacetQuery, response: { 200: ProductFacets } };
  app.get('/product/facets', { schema: facetSchema, config: counts }, ({ query }) => facetsOf(query));
  const equivalentsSchema = { querystring: EquivalentsQuery, response: { 200: Equivalents } };
  app.get('/product/equivalents', { schema: equivalentsSchema, config: counts }, ({ query }) => {
    const { size, load = null, speed = null } = query;
    return findEquivalents({ db, memory, facetsOf: () => facetsOf({}) }, { size, load, speed });
  });
}

function detail(app: Api, { database: { db } }: ApiContext): void {
  const equalSchema = { params: ByCode, response: { 200: EqualProduct } };
  app.get('/product/equal/:code', { schema: equalSchema, config: catalogue }, ({ params }) =>
    findEqual(db, params.code),
  );
  const schema = { params: ByCode, querystring: IncludeQuery, response: { 200: Product } };
  app.get('/product/:code', { schema, config: catalogue }, async (request) => {
    const visible = isAdmin(request) ? undefined : sql`${product.isActive}`;
    const where = [eq(product.code, request.params.code), visible];
    const found = await readOne<Product>(db, sourceFor(request), { where, include: request.query.include });
    if (!found) throw notFound('Produto não encontrado.');
    return found;
  });
}

/** Routes of the catalogue, and the product reports of the back office. */
export function productRoutes(app: Api, context: ApiContext): void {
  lists(app, context);
  search(app, context);
  help(app, context);
  detail(app, context);
}
