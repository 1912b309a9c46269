import { ERASURE_STATUSES, ErasureRequest, MyData, OwnErasure, PersonDocument } from '@rodovia/shared/contracts/people';
import { Paged, requiredSentence } from '@rodovia/shared/contracts/records';
import { hiddenInText, isBlank, isPlainText } from '@rodovia/shared/contracts/rules';
import { eq } from 'drizzle-orm';
import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { invalidFields, notFound } from '../../../base/http-error';
import type { Api, ApiContext } from '../../../context/context';
import { filterKeys, pageKeys, querySchema } from '../../../crud/list-query';
import { readOne, readPage } from '../../../crud/record-source';
import { ByCode } from '../../../crud/write-routes';
import { limitPerHour } from '../../../db/limits';
import { erasureRequest, person } from '../../../db/schema';
import { writeAudit } from '../../../identity/audit';
import { content, NO_CONTENT } from '../../../plugins/answers';
import { ADMIN, actorOf, EVERYONE, STAFF } from '../../../plugins/authentication';
import { personSource, visiblePersons } from '../person.repository';
import { createErasure } from './erasure.service';
import { erasureSource } from './erasure-fields';
import { myData } from './my-data';
import { readable } from './readable';

const RequestQuery = querySchema({
  ...pageKeys,
  orderBy: filterKeys.orderBy,
  status: Type.Optional(Type.Enum([...ERASURE_STATUSES])),
});
const RefusalBody = Type.Object({ reason: Type.String({ title: 'Motivo', maxLength: 500 }) });
const DOWNLOADS_PER_HOUR = 20;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const clients: FastifyContextConfig = { roles: ['client'] };

/** Routes for the caller's data, as JSON and as a page. */
function ownData(app: Api, { limits, database: { db } }: ApiContext): void {
  async function collect(request: FastifyRequest): Promise<MyData> {
    const actor = actorOf(request);
    await limitPerHour(limits, `my data ${actor.code}`, DOWNLOADS_PER_HOUR);
    await writeAudit(db, actor, 'baixou os próprios dados');
    const data = await myData(db, actor.code);
    if (!data) throw notFound();
    return data;
  }
  const schema = { response: { 200: MyData } };
  app.get('/person/my-data', { schema, config: { roles: EVERYONE } }, (request) => collect(request));
  const page = { response: content('text/html; charset=utf-8', 'Os dados, para ler.') };
  app.get('/person/my-data/readable', { schema: page, config: { roles: EVERYONE } }, async (request, reply) => {
    const text = readable(await collect(request));
    reply.header('content-security-policy', POLICY);
    reply.header('content-disposition', 'attachment; filename="meus-dados.html"');
    return reply.type('text/html; charset=utf-8').send(text);
  });
}

/** Route for an unmasked document. Each access is audited. */
function documents(app: Api, { config, database: { db } }: ApiContext): void {
  const schema = { params: ByCode, response: { 200: PersonDocument } };
  app.get('/person/:code/document', { schema, config: { roles: STAFF } }, async (request) => {
    const actor = actorOf(request);
    const where = [eq(person.code, request.params.code), visiblePersons(config.personTypes, actor)];
    const found = await readOne<PersonDocument>(db, personSource, { where });
    if (!found) throw notFound('Pessoa não encontrada.');
    await writeAudit(db, actor, `viu o documento da pessoa ${request.params.code}`);
    return found;
  });
}

function ownRequest(app: Api, { ask, latest, withdraw }: ReturnType<typeof createErasure>): void {
  app.get('/person/erasure', { schema: { response: { 200: OwnErasure } }, config: clients }, async (request) => ({
    Request: await latest(actorOf(request)),
  }));
  const asking = { response: { 201: ErasureRequest } };
  app.post('/person/erasure', { schema: asking, config: clients }, async (request, reply) => {
    const made = await ask(actorOf(request));
    reply.code(201);
    return made as ErasureRequest;
  });
  app.delete('/person/erasure', { schema: { response: NO_CONTENT }, config: clients }, async (request, reply) => {
    await withdraw(actorOf(request));
    reply.code(204);
  });
}

function decisions(app: Api, context: ApiContext, { confirm, refuse }: ReturnType<typeof createErasure>): void {
  const { db } = context.database;
  const admin = { config: { roles: ADMIN } };
  const listSchema = { querystring: RequestQuery, response: { 200: Paged(ErasureRequest) } };
  app.get('/erasure-request/pagged', { schema: listSchema, ...admin }, ({ query }) => {
    const where = [query.status ? eq(erasureRequest.status, query.status) : undefined];
    return readPage<ErasureRequest>(db, erasureSource, { ...query, where });
  });
  const response = { 200: ErasureRequest };
  app.put('/erasure-request/confirm/:code', { schema: { params: ByCode, response }, ...admin }, async (request) => {
    return (await confirm(actorOf(request), request.params.code)) as ErasureRequest;
  });
  const refusing = { params: ByCode, body: RefusalBody, response };
  app.put('/erasure-request/refuse/:code', { schema: refusing, ...admin }, async (request) => {
    const reason = request.body.reason.trim();
    if (isBlank(reason)) throw invalidFields({ reason: requiredSentence('Motivo') });
    if (!isPlainText(reason)) throw invalidFields({ reason: hiddenInText('Motivo') });
    return (await refuse(actorOf(request), request.params.code, reason)) as ErasureRequest;
  });
}

/** Routes required by the data protection law: access to personal data, and erasure. */
export function privacyRoutes(app: Api, context: ApiContext): void {
  const erasure = createErasure(context);
  ownData(app, context);
  documents(app, context);
  ownRequest(app, erasure);
  decisions(app, context, erasure);
}
