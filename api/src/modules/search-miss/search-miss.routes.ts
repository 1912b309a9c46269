import { MISS_KINDS, SearchMiss } from '@rodovia/shared/contracts/catalog';
import { Paged } from '@rodovia/shared/contracts/records';
import { eq, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { exportResponse, sendExport } from '../../crud/export';
import { createdBetween, filterKeys, pageKeys, querySchema } from '../../crud/list-query';
import { type RecordSource, readAll, readPage } from '../../crud/record-source';
import { textFilter } from '../../crud/term';
import { ByCode } from '../../crud/write-routes';
import { type FileColumn, moment } from '../../csv/file-column';
import { instant } from '../../db/projection';
import { product, searchMiss } from '../../db/schema';
import { NO_CONTENT } from '../../plugins/answers';
import { ADMIN } from '../../plugins/authentication';

const source: RecordSource = {
  table: searchMiss,
  key: searchMiss.code,
  created: searchMiss.created,
  fields: {
    Code: sql`${searchMiss.code}`,
    Kind: sql`${searchMiss.kind}`,
    Term: sql`${searchMiss.term}`,
    Asked: sql`${searchMiss.asked}`,
    Created: instant(searchMiss.created),
    LastAsked: instant(searchMiss.lastAsked),
  },
  relations: {},
  sortable: {
    Term: searchMiss.term,
    Asked: searchMiss.asked,
    Created: searchMiss.created,
    LastAsked: searchMiss.lastAsked,
  },
};

const { orderBy, term, startDate, endDate } = filterKeys;
const own = { orderBy, term, startDate, endDate, kind: Type.Optional(Type.Enum([...MISS_KINDS])) };
const ExportQuery = querySchema(own);
const ListQuery = querySchema({ ...pageKeys, ...own });

/** Condition: no product has this size by now. */
const isLacking = sql`not exists (select from ${product} where ${product.isActive}
  and ${product.sizeKey} = ${searchMiss.sizeKey} and ${searchMiss.kind} = 'SIZE')`;

const filters = ({ kind, term, ...period }: Static<typeof ExportQuery>) => [
  isLacking,
  kind ? eq(searchMiss.kind, kind) : undefined,
  textFilter(sql`fold(${searchMiss.term})`, term),
  ...createdBetween(searchMiss.lastAsked, period),
];

const columns: FileColumn<SearchMiss>[] = [
  ['Procurado', ({ Term }) => Term],
  ['Tipo', ({ Kind }) => (Kind === 'SIZE' ? 'Medida' : 'Termo')],
  ['Vezes', ({ Asked }) => Asked],
  ['Desde', ({ Created }) => moment(Created)],
  ['Última vez', ({ LastAsked }) => moment(LastAsked)],
];

/** Routes of searches without results. */
export function searchMissRoutes(app: Api, { chores, misses, database: { db } }: ApiContext): void {
  const admin = { config: { roles: ADMIN } };
  chores.push(() => misses.flush(db));
  app.addHook('onClose', () => misses.flush(db).catch(() => undefined));
  const schema = { querystring: ListQuery, response: { 200: Paged(SearchMiss) } };
  app.get('/search-miss/pagged', { schema, ...admin }, async ({ query }) => {
    await misses.flush(db);
    return readPage<SearchMiss>(db, source, { ...query, where: filters(query) });
  });
  const exporting = { querystring: ExportQuery, response: exportResponse };
  app.get('/search-miss/export', { schema: exporting, ...admin }, (request, reply) => {
    const all = readAll<SearchMiss>(db, source, { where: filters(request.query) });
    return sendExport(request, reply, 'reportSearchMisses', columns, all);
  });
  const removing = { params: ByCode, response: NO_CONTENT };
  app.delete('/search-miss/:code', { schema: removing, ...admin }, async ({ params }, reply) => {
    const deleted = await db
      .delete(searchMiss)
      .where(eq(searchMiss.code, params.code))
      .returning({ code: searchMiss.code });
    if (deleted.length === 0) throw notFound();
    reply.code(204);
  });
}
