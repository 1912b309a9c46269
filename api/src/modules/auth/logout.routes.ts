import { eq, sql } from 'drizzle-orm';
import type { Api, ApiContext } from '../../context/context';
import { person } from '../../db/schema';
import { writeAudit } from '../../identity/audit';
import { actorOf, EVERYONE } from '../../plugins/authentication';

/** `POST /person/logout-all`: revokes every token of the caller, this one included. */
export function logOutRoutes(app: Api, { database: { db } }: ApiContext): void {
  app.post('/person/logout-all', { config: { roles: EVERYONE } }, async (request, reply) => {
    const actor = actorOf(request);
    await db.transaction(async (tx) => {
      const revoked = { tokenVersion: sql`${person.tokenVersion} + 1` };
      await tx.update(person).set(revoked).where(eq(person.code, actor.code));
      await writeAudit(tx, actor, 'saiu de todos os dispositivos');
    });
    reply.code(204);
  });
}
