import { nameField, Paged } from '@rodovia/shared/contracts/records';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyContextConfig } from 'fastify';
import { Type } from 'typebox';
import { notFound } from '../base/http-error';
import type { Api, ApiContext } from '../context/context';
import type { Executor } from '../db/database';
import { ADMIN } from '../plugins/authentication';
import { CATALOGUE_CACHE } from '../plugins/cache';
import { type CrudDefinition, itemOf } from './crud-definition';
import { type CsvRecord, fieldColumns, stateColumns } from './entity-file';
import { type EntitySource, editableSource, searchedColumns } from './entity-source';
import { exportRoutes, sendExport } from './export';
import {
  createdBetween,
  type FilterQuery,
  filterKeys,
  IncludeQuery,
  pageKeys,
  querySchema,
  withCodes,
} from './list-query';
import { readAll, readList, readOne, readPage } from './record-source';
import { termFilter } from './term';
import { ByCode, writeRoutes } from './write-routes';

const ListQuery = querySchema({ ...filterKeys, ...pageKeys });

const admin = { config: { roles: ADMIN } };
const publicly: FastifyContextConfig = { roles: 'public', cache: CATALOGUE_CACHE };

async function filters(db: Executor, source: EntitySource, query: FilterQuery) {
  const { table } = source;
  const active: SQL | undefined = query.isActive === undefined ? undefined : eq(table.isActive, query.isActive);
  const term = await termFilter(db, table, searchedColumns(source), query.term);
  return [term, active, ...createdBetween(table.created, query)];
}

function readRoutes<Input extends object>(app: Api, context: ApiContext, definition: CrudDefinition<Input>) {
  const { source, listedFor = ADMIN } = definition;
  const item = itemOf(definition);
  const { entity, table } = source;
  const editable = editableSource(source);
  const { resource } = entity;
  const { db } = context.database;
  const listConfig: FastifyContextConfig = listedFor === 'public' ? publicly : { roles: listedFor };
  const listSchema = { querystring: IncludeQuery, response: { 200: Type.Array(item) } };
  app.get(`/${resource}`, { schema: listSchema, config: listConfig }, ({ query }) =>
    readList(db, source, { where: [sql`${table.isActive}`], include: query.include }, `${nameField(entity)} asc`),
  );
  const pageSchema = { querystring: ListQuery, response: { 200: Paged(item) } };
  app.get(`/${resource}/pagged`, { schema: pageSchema, ...admin }, async ({ query }) =>
    readPage(db, editable, { ...query, where: await filters(db, source, query) }),
  );
  const columns = [...fieldColumns(entity), ...stateColumns];
  exportRoutes(app, resource, filterKeys, async (request, reply, query, chosen) => {
    const where = [...(await filters(db, source, query)), withCodes(table.code, chosen)];
    const rows = readAll<CsvRecord>(db, source, { where, include: query.include });
    return sendExport(request, reply, entity.exportFile, columns, rows);
  });
  const oneSchema = { params: ByCode, querystring: IncludeQuery, response: { 200: item } };
  app.get(`/${resource}/:code`, { schema: oneSchema, ...admin }, async ({ params, query }) => {
    const found = await readOne(db, editable, { where: [eq(table.code, params.code)], include: query.include });
    if (!found) throw notFound();
    return found;
  });
}

/**
 * Routes of a catalogue entity: `GET /x` (active ones), `/x/pagged`, `/x/export`, `/x/{code}`, and those of
 * `writeRoutes`.
 */
export function crudRoutes<Input extends object>(
  app: Api,
  context: ApiContext,
  definition: CrudDefinition<Input>,
): void {
  readRoutes(app, context, definition);
  writeRoutes(app, context, definition);
}
