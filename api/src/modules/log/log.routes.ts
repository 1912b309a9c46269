import { LogEntry } from '@rodovia/shared/contracts/back-office';
import { Paged } from '@rodovia/shared/contracts/records';
import { eq, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { createdBetween, filterKeys, pageKeys, querySchema } from '../../crud/list-query';
import { type RecordSource, readList, readOne, readPage } from '../../crud/record-source';
import { textFilter } from '../../crud/term';
import { instant } from '../../db/projection';
import { logEntry } from '../../db/schema';
import { ADMIN } from '../../plugins/authentication';

const source: RecordSource = {
  table: logEntry,
  key: logEntry.id,
  created: logEntry.created,
  fields: { Id: sql`${logEntry.id}`, Message: sql`${logEntry.message}`, Created: instant(logEntry.created) },
  relations: {},
  sortable: { Id: logEntry.id, Message: sql`fold(${logEntry.message})`, Created: logEntry.created },
};

const { orderBy, term, startDate, endDate } = filterKeys;
/** `filtro` is the name used by the audit screen; `term` is that of all other lists. */
const ListQuery = querySchema({ ...pageKeys, orderBy, term, filtro: term, startDate, endDate });
const ById = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
const admin = { config: { roles: ADMIN } };

const filters = (query: Static<typeof ListQuery>) => [
  textFilter(logEntry.searchText, query.filtro ?? query.term),
  ...createdBetween(logEntry.created, query),
];

/** Routes of the audit log. */
export function logRoutes(app: Api, { database: { db } }: ApiContext): void {
  app.get(
    '/logger/pagged',
    { schema: { querystring: ListQuery, response: { 200: Paged(LogEntry) } }, ...admin },
    ({ query }) => readPage<LogEntry>(db, source, { ...query, where: filters(query) }),
  );
  app.get('/logger', { schema: { response: { 200: Type.Array(LogEntry) } }, ...admin }, () =>
    readList<LogEntry>(db, source, { where: [] }, 'Created desc'),
  );
  app.get('/logger/:id', { schema: { params: ById, response: { 200: LogEntry } }, ...admin }, async ({ params }) => {
    const found = await readOne<LogEntry>(db, source, { where: [eq(logEntry.id, params.id)] });
    if (!found) throw notFound();
    return found;
  });
}
