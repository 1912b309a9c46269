import { ClientNote, ClientNoteInput, ClientRelations, MAX_CLIENT_NOTES } from '@rodovia/shared/contracts/people';
import { hiddenInText, isPlainText } from '@rodovia/shared/contracts/rules';
import { and, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { conflict, invalidFields, notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { ByCode } from '../../crud/write-routes';
import type { Executor } from '../../db/database';
import { person, personNote, quotation } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { NO_CONTENT } from '../../plugins/answers';
import { ADMIN, actorOf } from '../../plugins/authentication';
import { notesOf, relationsOf } from './client-relation.repository';

const admin = { config: { roles: ADMIN } };

function textOf({ text }: ClientNoteInput): string {
  const written = text.trim();
  if (written === '') throw invalidFields({ text: 'Escreva a anotação.' });
  if (!isPlainText(written)) throw invalidFields({ text: hiddenInText('Anotação') });
  return written;
}

/** Routes of a client's history and notes. */
export function clientRelationRoutes(app: Api, { config, database: { db } }: ApiContext): void {
  const clientOf = (code: string) => and(eq(person.code, code), eq(person.personTypeCode, config.personTypes.client));

  /** @throws {HttpError} 404 if the person is no client. */
  async function requireClient(tx: Executor, code: string): Promise<void> {
    if ((await tx.$count(person, clientOf(code))) === 0) throw notFound('Cliente não encontrado.');
  }

  const related = { params: ByCode, response: { 200: ClientRelations } };
  app.get('/person/:code/relations', { schema: related, ...admin }, async ({ params: { code } }) => {
    await requireClient(db, code);
    return relationsOf(db, code);
  });

  app.get('/person/relations/by-quotation/:code', { schema: related, ...admin }, async ({ params: { code } }) => {
    const [found] = await db.select({ client: quotation.personCode }).from(quotation).where(eq(quotation.code, code));
    if (!found) throw notFound('Orçamento não encontrado.');
    return relationsOf(db, found.client);
  });

  const listed = { params: ByCode, response: { 200: Type.Array(ClientNote) } };
  app.get('/person/:code/notes', { schema: listed, ...admin }, async ({ params: { code } }) => {
    await requireClient(db, code);
    return notesOf(db, code);
  });

  /** Serialized per client, so that the limit holds. */
  const write = (actor: Actor, code: string, text: string) =>
    db.transaction(async (tx) => {
      const [client] = await tx
        .select({ erased: person.erased })
        .from(person)
        .where(clientOf(code))
        .for('no key update');
      if (!client) throw notFound('Cliente não encontrado.');
      if (client.erased) throw conflict('Os dados deste cliente foram excluídos: não há sobre quem anotar.');
      if ((await tx.$count(personNote, eq(personNote.personCode, code))) >= MAX_CLIENT_NOTES)
        throw conflict(`Há ${MAX_CLIENT_NOTES} anotações sobre este cliente. Exclua alguma antes.`);
      await tx.insert(personNote).values({ personCode: code, authorCode: actor.code, text });
      await writeAudit(tx, actor, `anotou algo sobre o cliente ${code}`);
      return notesOf(tx, code);
    });
  const noting = { params: ByCode, body: ClientNoteInput, response: { 201: Type.Array(ClientNote) } };
  app.post('/person/:code/notes', { schema: noting, ...admin }, async (request, reply) => {
    reply.code(201);
    return write(actorOf(request), request.params.code, textOf(request.body));
  });

  const removal = { params: ByCode, response: NO_CONTENT };
  app.delete('/person/notes/:code', { schema: removal, ...admin }, async (request, reply) => {
    await db.transaction(async (tx) => {
      const [deleted] = await tx.delete(personNote).where(eq(personNote.code, request.params.code)).returning();
      if (!deleted) throw notFound('Anotação não encontrada.');
      await writeAudit(tx, actorOf(request), `excluiu uma anotação sobre o cliente ${deleted.personCode}`);
    });
    reply.code(204);
  });
}
