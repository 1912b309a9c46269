import { CepAnswer, City, State } from '@rodovia/shared/contracts/people';
import { Paged } from '@rodovia/shared/contracts/records';
import { type SQL, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import { invalid, notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { exportResponse, sendExport } from '../../crud/export';
import { filterKeys, pageKeys, querySchema } from '../../crud/list-query';
import { readAll, readOne, readPage } from '../../crud/record-source';
import { termFilter } from '../../crud/term';
import type { FileColumn } from '../../csv/file-column';
import type { Executor } from '../../db/database';
import { selectList } from '../../db/projection';
import { city, state } from '../../db/schema';
import { ADMIN } from '../../plugins/authentication';
import { CONTENT_CACHE } from '../../plugins/cache';
import { cityFields } from '../../records/city-fields';
import { createCepService } from './cep.service';
import { citySource, editableCities, ofState } from './city.repository';

const stateCode = Type.String({ pattern: '^[A-Za-z]{2}$' });
const StateQuery = querySchema({ state: stateCode });
const CepQuery = querySchema({ cep: Type.String({ maxLength: 20 }) });
const filterQuery = { orderBy: filterKeys.orderBy, term: filterKeys.term, state: Type.Optional(stateCode) };
const ListQuery = querySchema({ ...filterQuery, ...pageKeys });
const ExportQuery = querySchema(filterQuery);
const columns: FileColumn<City>[] = [
  ['Código', (record) => record.Code],
  ['Nome', (record) => record.Name],
  ['UF', (record) => record.StateCode],
];
const CityParams = Type.Object({ code: Type.String({ pattern: '^\\d{1,10}$' }) });
const CEP = /^\d{5}-?\d{3}$/;

const publicly = { config: { roles: 'public', cache: CONTENT_CACHE } } as const;

async function states(db: Executor): Promise<State[]> {
  const fields = selectList({ Code: sql`${state.code}`, Name: sql`${state.name}` });
  return (await db.execute(sql`select ${fields} from ${state} order by ${state.code}`)).rows as unknown as State[];
}

async function cities(db: Executor, condition: SQL): Promise<City[]> {
  const found = await db.execute(
    sql`select ${selectList(cityFields)} from ${city} where ${condition} order by fold(${city.name}), ${city.code}`,
  );
  return found.rows as unknown as City[];
}

async function filters(db: Executor, query: Static<typeof ExportQuery>) {
  return [await termFilter(db, city, [city.name], query.term), ofState(query.state)];
}

function lists(app: Api, { database: { db } }: ApiContext): void {
  app.get('/city', { schema: { response: { 200: Type.Array(City) } }, ...publicly }, () => cities(db, sql`true`));
  const pageSchema = { querystring: ListQuery, response: { 200: Paged(City) } };
  app.get('/city/pagged', { schema: pageSchema, ...publicly }, async ({ query }) =>
    readPage<City>(db, citySource, { orderBy: 'Name asc', ...query, where: await filters(db, query) }),
  );
  const exportSchema = { querystring: ExportQuery, response: exportResponse };
  app.get('/city/export', { schema: exportSchema, config: { roles: ADMIN } }, async (request, reply) => {
    const rows = readAll<City>(db, citySource, { where: await filters(db, request.query) });
    return sendExport(request, reply, 'reportCitys', columns, rows);
  });
}

/** Routes of states, municipalities, and CEP look-up. */
export function cityRoutes(app: Api, context: ApiContext): void {
  const { db } = context.database;
  const lookUp = createCepService(context);
  lists(app, context);
  app.get('/city/GetAllStates', { schema: { response: { 200: Type.Array(State) } }, ...publicly }, () => states(db));
  const byState = { querystring: StateQuery, response: { 200: Type.Array(City) } };
  app.get('/city/GetByState', { schema: byState, ...publicly }, ({ query }) =>
    cities(db, sql`${city.stateCode} = ${query.state.toUpperCase()}`),
  );
  const byCep = { querystring: CepQuery, response: { 200: CepAnswer } };
  app.get('/city/GetByCep', { schema: byCep, config: { roles: 'public' } }, ({ query }) => {
    if (!CEP.test(query.cep)) throw invalid('CEP inválido.');
    return lookUp(query.cep.replace('-', ''));
  });
  app.get(
    '/city/:code',
    { schema: { params: CityParams, response: { 200: City } }, ...publicly },
    async ({ params, actor }) => {
      const source = actor?.role === 'admin' ? editableCities : citySource;
      const found = await readOne<City>(db, source, { where: [sql`${city.code} = ${params.code}`] });
      if (!found) throw notFound('Cidade não encontrada.');
      return found;
    },
  );
}
