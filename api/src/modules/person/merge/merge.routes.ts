import { AlikeClient, ClientLikeness, MergeAnswer, PERSON_LIMITS } from '@rodovia/shared/contracts/people';
import { JoiningInput } from '@rodovia/shared/contracts/quotations';
import { Code } from '@rodovia/shared/contracts/records';
import { and, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { notFound } from '../../../base/http-error';
import type { Api, ApiContext } from '../../../context/context';
import { querySchema } from '../../../crud/list-query';
import { ByCode } from '../../../crud/write-routes';
import { limitPerHour } from '../../../db/limits';
import { person } from '../../../db/schema';
import { NO_CONTENT } from '../../../plugins/answers';
import { ADMIN, actorOf, STAFF } from '../../../plugins/authentication';
import { createJoining } from './joining';
import { alikeClients, likenessOf } from './likeness';
import { createMerges } from './merge.service';

/** Quotations that a client may try to join within an hour. */
const MAX_JOINED = 30;

const typed = Type.Optional(Type.String({ maxLength: PERSON_LIMITS.email }));
const TraitsQuery = querySchema({ mobile: typed, email: typed, document: typed });
const MergeInput = Type.Object({ merged: Code }, { additionalProperties: false });

/** Routes that find clients of whom there are two, and merge them. */
export function mergeRoutes(app: Api, context: ApiContext): void {
  const { config, database } = context;
  const { db } = database;
  const { merge, undo } = createMerges(context);
  const admin = { config: { roles: ADMIN } };

  const finding = { querystring: TraitsQuery, response: { 200: Type.Array(AlikeClient) } };
  app.get('/person/alike', { schema: finding, config: { roles: STAFF } }, ({ query }) =>
    alikeClients(db, config.personTypes, query),
  );
  const reading = { params: ByCode, response: { 200: ClientLikeness } };
  app.get('/person/:code/likeness', { schema: reading, ...admin }, async ({ params: { code } }) => {
    const isClient = and(eq(person.code, code), eq(person.personTypeCode, config.personTypes.client));
    const [client] = await db.select().from(person).where(isClient);
    if (!client) throw notFound('Cliente não encontrado.');
    return likenessOf(db, config.personTypes, client);
  });
  const merging = { params: ByCode, body: MergeInput, response: { 200: MergeAnswer } };
  app.post('/person/:code/merge', { schema: merging, ...admin }, (request) =>
    merge(actorOf(request), request.params.code, request.body.merged.toLowerCase()),
  );
  const join = createJoining(context);
  const joining = { body: JoiningInput, response: NO_CONTENT };
  app.put('/person/join', { schema: joining, config: { roles: ['client'] } }, async (request, reply) => {
    await limitPerHour(context.limits, `joining ${actorOf(request).code}`, MAX_JOINED);
    await join(actorOf(request), request.body);
    reply.code(204);
  });
  const undoing = { params: ByCode, response: { 200: MergeAnswer } };
  app.put('/person/merge/undo/:code', { schema: undoing, ...admin }, (request) =>
    undo(actorOf(request), request.params.code),
  );
}
