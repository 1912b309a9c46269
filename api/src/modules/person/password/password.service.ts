import type { LoginAnswer, PasswordChange } from '@rodovia/shared/contracts/people';
import { and, eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../../../context/context';
import { person } from '../../../db/schema';
import type { Actor } from '../../../identity/actor';
import { writeAudit } from '../../../identity/audit';
import { createCurrentPassword, wrongPassword } from '../../../identity/current-password';
import { hashPassword, inTurn } from '../../../identity/password';
import { createSessions, endSessions } from '../../../identity/sessions';
import { checkPasswordChange } from '../person-rules';

/** Password changes by logged-in people. */
export function createPasswordService(context: ApiContext) {
  const { config } = context;
  const { db } = context.database;
  const checkCurrent = createCurrentPassword(context);
  const sessions = createSessions(config);

  /** Replaces the password if it is still `known`, so that of several simultaneous changes one succeeds. */
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
   * Ends all other sessions and revokes all tokens; the answer contains a new token for this session.
   * @param address network as returned by `networkOf`.
   */
  return (actor: Actor, input: PasswordChange, address: string): Promise<LoginAnswer> =>
    inTurn({ address, account: actor.code, isKnown: true }, async () => {
      const known = await checkCurrent(actor, input.currentPassword);
      checkPasswordChange(input);
      return replace(actor, known, await hashPassword(input.newPassword));
    });
}
