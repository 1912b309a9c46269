import { LoginAnswer, Paged, Person } from '@rodovia/shared/contracts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type Static, Type } from 'typebox';
import type { Api, ApiContext } from '../../context/context';
import { exportResponse, sendExport } from '../../crud/export';
import { createdBetween, IncludeQuery, withCodes } from '../../crud/list-query';
import { readAll, readList, readPage } from '../../crud/record-source';
import { termFilter } from '../../crud/term';
import { ByCode } from '../../crud/write-routes';
import { type CsvColumn, csvDate } from '../../csv/write-csv';
import type { Executor } from '../../db/database';
import { limitPerHour } from '../../db/limits';
import { person } from '../../db/schema';
import { createSession } from '../../identity/tokens';
import { ADMIN, actorOf, EVERYONE, STAFF } from '../../plugins/authentication';
import { personSource } from './person.repository';
import {
  PasswordBody,
  PersonExportQuery,
  PersonListQuery,
  ProfileQuery,
  RegistrationBody,
  UpdateBody,
} from './person.schemas';
import { createPersonService, visiblePersons } from './person.service';

const admin = { config: { roles: ADMIN } };
const staff = { config: { roles: STAFF } };
const everyone = { config: { roles: EVERYONE } };

const columns: CsvColumn<Person>[] = [
  ['Código', (record) => record.Code],
  ['Nome', (record) => record.Name],
  ['E-mail', (record) => record.Email],
  ['Telefone', (record) => record.Phone1],
  ['Celular', (record) => record.Mobile],
  ['CPF', (record) => record.PhysicalDocument],
  ['CNPJ', (record) => record.LegalDocument],
  ['Tipo', (record) => record.PersonType?.Name],
  ['Ativo', (record) => record.IsActive],
  ['Criado em', (record) => csvDate(record.Created)],
];

const ofType = (code?: string): SQL | undefined => (code ? eq(person.personTypeCode, code) : undefined);

async function filters(db: Executor, query: Static<typeof PersonExportQuery>, scope?: SQL) {
  const searched = [person.name, person.email, person.physicalDocument, person.legalDocument];
  const active = query.isActive === undefined ? undefined : eq(person.isActive, query.isActive);
  return [
    scope,
    await termFilter(db, person, searched, query.term, scope),
    active,
    ofType(query.personType),
    ...createdBetween(person.created, query),
  ];
}

function lists(app: Api, { config, database: { db } }: ApiContext): void {
  const scope = visiblePersons.bind(null, config.personTypes);
  const pageSchema = { querystring: PersonListQuery, response: { 200: Paged(Person) } };
  app.get('/person/pagged', { schema: pageSchema, ...staff }, async (request) => {
    const where = await filters(db, request.query, scope(actorOf(request)));
    return readPage<Person>(db, personSource, { ...request.query, where });
  });
  const listSchema = { querystring: ProfileQuery, response: { 200: Type.Array(Person) } };
  app.get('/person/GetAllByProfile', { schema: listSchema, ...admin }, ({ query }) =>
    readList<Person>(db, personSource, { where: [sql`${person.isActive}`, ofType(query.personType)] }, 'Name asc'),
  );
  app.get('/person', { schema: { response: { 200: Type.Array(Person) } }, ...staff }, (request) =>
    readList<Person>(db, personSource, { where: [sql`${person.isActive}`, scope(actorOf(request))] }, 'Name asc'),
  );
  const exportSchema = { querystring: PersonExportQuery, response: exportResponse };
  app.get('/person/export', { schema: exportSchema, ...admin }, async (request, reply) => {
    const where = [...(await filters(db, request.query)), withCodes(person.code, request.query)];
    const rows = readAll<Person>(db, personSource, { where, include: 'PersonType' });
    return sendExport(request, reply, 'reportClient', columns, rows);
  });
}

function records(app: Api, context: ApiContext): void {
  const { config, limits } = context;
  const service = createPersonService(context);
  const oneSchema = { params: ByCode, querystring: IncludeQuery, response: { 200: Person } };
  app.get('/person/:code', { schema: oneSchema, ...everyone }, (request) =>
    service.read(actorOf(request), request.params.code, request.query.include),
  );
  const registerSchema = { body: RegistrationBody, response: { 201: Person } };
  app.post('/person', { schema: registerSchema, config: { roles: 'public' } }, async (request, reply) => {
    if (!request.actor) await limitPerHour(limits, `register ${request.ip}`, config.registrationsPerHour);
    reply.code(201);
    return service.register(request.actor, request.body);
  });
  app.put('/person', { schema: { body: UpdateBody, response: { 200: Person } }, ...everyone }, (request) =>
    service.update(actorOf(request), request.body),
  );
  for (const [path, isActive] of [
    ['setActive', true],
    ['setInactive', false],
  ] as const) {
    app.put(`/person/${path}/:code`, { schema: { params: ByCode, response: { 200: Person } }, ...admin }, (request) =>
      service.setActive(actorOf(request), request.params.code, isActive),
    );
  }
}

/** The second and third path are older names of the first one that clients still call. */
const PASSWORD_PATHS = ['/person/update-password', '/brand/update-password', '/category/update-password'];

function passwords(app: Api, context: ApiContext): void {
  const service = createPersonService(context);
  const sessionOf = createSession(context.config);
  const schema = { body: PasswordBody, response: { 200: LoginAnswer } };
  for (const path of PASSWORD_PATHS) {
    app.put(path, { schema, ...everyone }, async (request) =>
      sessionOf(await service.changePassword(actorOf(request), request.body)),
    );
  }
}

/** Persons of every type: registration, own data, and the lists of the back office. */
export function personRoutes(app: Api, context: ApiContext): void {
  lists(app, context);
  passwords(app, context);
  records(app, context);
}
