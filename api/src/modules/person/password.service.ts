import type { LoginAnswer, PasswordChange } from '@rodovia/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../../context/context';
import { person } from '../../db/schema';
import type { Actor } from '../../identity/actor';
import { writeAudit } from '../../identity/audit';
import { createCurrentPassword, wrongPassword } from '../../identity/current-password';
import { hashPassword, inTurn } from '../../identity/password';
import { createSessions, endSessions } from '../../identity/sessions';
import { checkPasswordChange } from './person-rules';

/** Changes of a password by who knows it. */
export function createPasswordService(context: ApiContext) {
  const { config } = context;
  const { db } = context.database;
  const checkCurrent = createCurrentPassword(context);
  const sessions = createSessions(config);

  /** One change for one current password: of several at once the others find that it is no longer the one. */
  const replace = (actor: Actor, known: string, passwordHash: string): Promise<LoginAnswer> =>
    db.transaction(async (tx) => {
      const [changed] = await tx
        .update(person)
        .set({ passwordHash, tokenVersion: sql`${person.tokenVersion} + 1`, updated: sql`now()` })
        .where(and(eq(person.code, actor.code), eq(person.passwordHash, known)))
        .returning();
      if (!changed) throw wrongPassword();
      await endSessions(tx, actor.code, actor.session);
      await writeAudit(tx, actor, 'alterou a própria senha');
      return sessions.renew(tx, changed, actor.session);
    });

  /**
   * Ends every other session and revokes every token that is out: the answer has a new one for the caller's.
   * @param address where the call comes from, as `networkOf` tells it.
   */
  return (actor: Actor, input: PasswordChange, address: string): Promise<LoginAnswer> =>
    inTurn({ address, account: actor.code, isKnown: true }, async () => {
      const known = await checkCurrent(actor, input.currentPassword);
      checkPasswordChange(input);
      return replace(actor, known, await hashPassword(input.newPassword));
    });
}
