import type { LoginAnswer } from '@rodovia/shared/contracts/people';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Executor } from '../db/database';
import { session } from '../db/schema';
import { SEEN } from './actor';
import { deviceOf } from './device';
import { type Account, createTokens } from './tokens';

/** Active sessions. */
export interface Sessions {
  /**
   * Starts a session.
   * @param quotationCode the only quotation that it opens; by default everything of its person
   */
  open(tx: Executor, account: Account, userAgent?: string, quotationCode?: string): Promise<LoginAnswer>;
  /**
   * Issues a new token for an active session.
   * @throws if it has ended.
   */
  renew(tx: Executor, account: Account, code?: string): Promise<LoginAnswer>;
  /**
   * Ends a session of a person.
   * @returns whether it existed.
   */
  end(tx: Executor, personCode: string, code: string): Promise<boolean>;
  purge(db: Executor): Promise<void>;
}

/** Ends all sessions of a person, except the given one. */
export async function endSessions(tx: Executor, personCode: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(session.code, except);
  await tx.delete(session).where(and(eq(session.personCode, personCode), others));
}

/** Returns the active sessions of a person, most recently used first. */
export const liveSessions = (db: Executor, personCode: string) =>
  db
    .select()
    .from(session)
    .where(and(eq(session.personCode, personCode), gt(session.expires, sql`now()`)))
    .orderBy(sql`${session.lastSeen} desc`, session.code);

/**
 * Maximum number of sessions per person; the least recently used one is ended. A session in use is never ended: its
 * last use is only accurate to `SEEN`.
 */
const MAX_SESSIONS = 50;

/** Creates the store of sessions. Their codes are stored as digests. */
export function createSessions(config: ApiConfig): Sessions {
  const answerOf = createTokens(config);
  const expires = sql`now() + ${config.tokenLifetime}::float8 * interval '1 millisecond'`;

  const open: Sessions['open'] = async (tx, account, userAgent, quotationCode) => {
    const row = { personCode: account.code, device: deviceOf(userAgent), expires, quotationCode };
    const [made] = await tx.insert(session).values(row).returning({ code: session.code });
    await tx.execute(sql`delete from session where code in (select code from session
      where person_code = ${account.code} order by last_seen desc, code offset ${MAX_SESSIONS}) and last_seen < now() - 2 * ${SEEN}`);
    return answerOf(account, made?.code ?? '');
  };

  return {
    open,
    async renew(tx, account, code) {
      if (!code) return open(tx, account);
      await tx.update(session).set({ expires }).where(eq(session.code, code));
      return answerOf(account, code);
    },
    async end(tx, personCode, code) {
      const own = and(eq(session.code, code), eq(session.personCode, personCode));
      return (await tx.delete(session).where(own).returning({ code: session.code })).length > 0;
    },
    async purge(db) {
      await db.execute(sql`delete from session where expires < now()`);
    },
  };
}
