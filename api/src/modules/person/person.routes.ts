import { LoginAnswer, Person } from '@rodovia/shared/contracts/people';
import { Paged } from '@rodovia/shared/contracts/records';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { networkOf } from '../../base/network';
import type { Api, ApiContext } from '../../context/context';
import { exportRoutes, sendExport } from '../../crud/export';
import { createdBetween, IncludeQuery, withCodes } from '../../crud/list-query';
import { readAll, readList, readPage } from '../../crud/record-source';
import { expectedOf, IfMatch } from '../../crud/versions';
import { ByCode } from '../../crud/write-routes';
import { type FileColumn, moment } from '../../csv/file-column';
import { databaseFailure, UNIQUE_VIOLATION } from '../../db/errors';
import { HOUR, limitPerHour, tooMany } from '../../db/limits';
import { person } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { ADMIN, actorOf, EVERYONE, STAFF } from '../../plugins/authentication';
import { personsCalled } from '../../records/person-search';
import { createPasswordService } from './password/password.service';
import { personSource, personsSeenBy, visiblePersons } from './person.repository';
import {
  PasswordBody,
  PersonListQuery,
  ProfileQuery,
  personFilterKeys,
  RegistrationBody,
  UpdateBody,
} from './person.schemas';
import { createPersonService } from './person.service';

const admin = { config: { roles: ADMIN } };
const staff = { config: { roles: STAFF } };
const everyone = { config: { roles: EVERYONE } };

const columns: FileColumn<Person>[] = [
  ['Código', (record) => record.Code],
  ['Nome', (record) => record.Name],
  ['E-mail', (record) => record.Email],
  ['Telefone', (record) => record.Phone1],
  ['Celular', (record) => record.Mobile],
  ['CPF', (record) => record.PhysicalDocument],
  ['CNPJ', (record) => record.LegalDocument],
  ['Tipo', (record) => record.PersonType?.Name],
  ['Ativo', (record) => record.IsActive],
  ['Criado em', (record) => moment(record.Created)],
];

const ofType = (code?: string): SQL | undefined => (code ? eq(person.personTypeCode, code) : undefined);

function filters(actor: Actor, query: Static<typeof PersonListQuery>, scope?: SQL) {
  const active = query.isActive === undefined ? undefined : eq(person.isActive, query.isActive);
  return [
    scope,
    personsCalled(actor, query.term),
    active,
    ofType(query.personType),
    ...createdBetween(person.created, query),
  ];
}

function lists(app: Api, { config, database: { db } }: ApiContext): void {
  const scope = visiblePersons.bind(null, config.personTypes);
  const pageSchema = { querystring: PersonListQuery, response: { 200: Paged(Person) } };
  app.get('/person/pagged', { schema: pageSchema, ...staff }, async (request) => {
    const actor = actorOf(request);
    const where = filters(actor, request.query, scope(actor));
    return readPage<Person>(db, personsSeenBy(actor), { ...request.query, where });
  });
  const listSchema = { querystring: ProfileQuery, response: { 200: Type.Array(Person) } };
  app.get('/person/GetAllByProfile', { schema: listSchema, ...admin }, ({ query }) =>
    readList<Person>(db, personSource, { where: [sql`${person.isActive}`, ofType(query.personType)] }, 'Name asc'),
  );
  app.get('/person', { schema: { response: { 200: Type.Array(Person) } }, ...staff }, (request) =>
    readList<Person>(
      db,
      personsSeenBy(actorOf(request)),
      { where: [sql`${person.isActive}`, scope(actorOf(request))] },
      'Name asc',
    ),
  );
  exportRoutes(app, 'person', personFilterKeys, (request, reply, query, chosen) => {
    const where = [...filters(actorOf(request), query), withCodes(person.code, chosen)];
    const rows = readAll<Person>(db, personSource, { where, include: 'PersonType' });
    return sendExport(request, reply, 'reportClient', columns, rows);
  });
}

const GUESSES_PER_HOUR = 20;

/** Registering reveals whether an address is known, so it is limited per network and hour. */
function guessLimit({ limits }: ApiContext) {
  return async (request: FastifyRequest, register: () => Promise<Person>): Promise<Person> => {
    if (request.actor) return register();
    const key = `taken ${networkOf(request.ip)}`;
    // counted first, so that simultaneous attempts cannot exceed the limit
    if ((await limits.add(key, HOUR)) > GUESSES_PER_HOUR) throw tooMany();
    try {
      const made = await register();
      await limits.giveBack([key]);
      return made;
    } catch (error) {
      if (databaseFailure(error)?.code !== UNIQUE_VIOLATION) await limits.giveBack([key]);
      throw error;
    }
  };
}

function records(app: Api, context: ApiContext): void {
  const { config, limits } = context;
  const boundedGuesses = guessLimit(context);
  const service = createPersonService(context);
  const oneSchema = { params: ByCode, querystring: IncludeQuery, response: { 200: Person } };
  app.get('/person/:code', { schema: oneSchema, ...everyone }, (request) =>
    service.read(actorOf(request), request.params.code, request.query.include),
  );
  const registerSchema = { body: RegistrationBody, response: { 201: Person } };
  app.post('/person', { schema: registerSchema, config: { roles: 'public' } }, async (request, reply) => {
    const network = networkOf(request.ip);
    if (!request.actor) await limitPerHour(limits, `register ${network}`, config.registrationsPerHour);
    const made = await boundedGuesses(request, () => service.register(request.actor, request.body, network));
    reply.code(201);
    return made;
  });
  const updating = { body: UpdateBody, headers: IfMatch, response: { 200: Person } };
  app.put('/person', { schema: updating, ...everyone }, (request) =>
    service.update(actorOf(request), request.body, expectedOf(request)),
  );
  const switching = { params: ByCode, headers: IfMatch, response: { 200: Person } };
  for (const [path, isActive] of [
    ['setActive', true],
    ['setInactive', false],
  ] as const) {
    app.put(`/person/${path}/:code`, { schema: switching, ...admin }, (request) =>
      service.setActive(actorOf(request), request.params.code, isActive, expectedOf(request)),
    );
  }
}

/** The second and third path are older names that clients still use. */
const PASSWORD_PATHS = ['/person/update-password', '/brand/update-password', '/category/update-password'];

function passwords(app: Api, context: ApiContext): void {
  const changePassword = createPasswordService(context);
  const schema = { body: PasswordBody, response: { 200: LoginAnswer } };
  const config = { roles: EVERYONE, enrolment: true };
  for (const path of PASSWORD_PATHS) {
    app.put(path, { schema, config }, (request) =>
      changePassword(actorOf(request), request.body, networkOf(request.ip)),
    );
  }
}

/** Routes of people: registration, own data, and lists of the back office. */
export function personRoutes(app: Api, context: ApiContext): void {
  lists(app, context);
  passwords(app, context);
  records(app, context);
}
