import { OpenSession } from '@rodovia/shared/contracts/people';
import { Code } from '@rodovia/shared/contracts/records';
import { eq, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import { notFound } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { person } from '../../db/schema';
import { writeAudit } from '../../identity/audit';
import { createSessions, endSessions, liveSessions } from '../../identity/sessions';
import { NO_CONTENT } from '../../plugins/answers';
import { actorOf, EVERYONE } from '../../plugins/authentication';

const everyone = { config: { roles: EVERYONE, enrolment: true } };
const done = { schema: { response: NO_CONTENT }, ...everyone };
const leaving = { ...done, config: { ...everyone.config, ofOneQuotation: true } };

function endings(app: Api, { config, database: { db } }: ApiContext): void {
  const sessions = createSessions(config);
  app.post('/person/logout', leaving, async (request, reply) => {
    const actor = actorOf(request);
    await db.transaction(async (tx) => {
      await sessions.end(tx, actor.code, actor.session ?? '');
      await writeAudit(tx, actor, 'saiu do sistema');
    });
    reply.code(204);
  });
  app.post('/person/logout-all', done, async (request, reply) => {
    const actor = actorOf(request);
    await db.transaction(async (tx) => {
      const revoked = { tokenVersion: sql`${person.tokenVersion} + 1` };
      await tx.update(person).set(revoked).where(eq(person.code, actor.code));
      await endSessions(tx, actor.code);
      await writeAudit(tx, actor, 'saiu de todos os dispositivos');
    });
    reply.code(204);
  });
  const schema = { params: Type.Object({ code: Code }), response: NO_CONTENT };
  app.delete('/person/sessions/:code', { schema, ...everyone }, async (request, reply) => {
    const actor = actorOf(request);
    await db.transaction(async (tx) => {
      if (!(await sessions.end(tx, actor.code, request.params.code))) throw notFound('Esta sessão já terminou.');
      await writeAudit(tx, actor, 'encerrou uma sessão em outro dispositivo');
    });
    reply.code(204);
  });
}

/**
 * Routes of the caller's sessions: `GET /person/sessions`, `DELETE /person/sessions/{code}`, `POST /person/logout` for
 * this one, and `POST /person/logout-all`, which revokes all tokens including this one.
 */
export function sessionRoutes(app: Api, context: ApiContext): void {
  endings(app, context);
  const { db } = context.database;
  app.get(
    '/person/sessions',
    { schema: { response: { 200: Type.Array(OpenSession) } }, ...everyone },
    async (request) => {
      const actor = actorOf(request);
      return (await liveSessions(db, actor.code)).map(({ code, device, created, lastSeen }) => ({
        Code: code,
        Device: device,
        Created: created.toISOString(),
        LastSeen: lastSeen.toISOString(),
        IsCurrent: code === actor.session,
      }));
    },
  );
}
