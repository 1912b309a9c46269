import type { LoginAnswer } from '@rodovia/shared/contracts';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Executor } from '../db/database';
import { session } from '../db/schema';
import { SEEN } from './actor';
import { deviceOf } from './device';
import { type Account, createTokens } from './tokens';

/** The log-ins of people that have not ended. */
export interface Sessions {
  /** Begins one. */
  open(tx: Executor, account: Account, userAgent?: string): Promise<LoginAnswer>;
  /** A new token for one that goes on; it ends where there is none. */
  renew(tx: Executor, account: Account, code?: string): Promise<LoginAnswer>;
  /** Ends one of a person. @returns whether there was such a one. */
  end(tx: Executor, personCode: string, code: string): Promise<boolean>;
  purge(db: Executor): Promise<void>;
}

/** Ends every session of a person, but the one that may be named. */
export async function endSessions(tx: Executor, personCode: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(session.code, except);
  await tx.delete(session).where(and(eq(session.personCode, personCode), others));
}

/** Sessions of a person that go on, the one seen last first. */
export const liveSessions = (db: Executor, personCode: string) =>
  db
    .select()
    .from(session)
    .where(and(eq(session.personCode, personCode), gt(session.expires, sql`now()`)))
    .orderBy(sql`${session.lastSeen} desc`, session.code);

/**
 * Most sessions of a person; the one not seen for longest makes room. One that is in use stays, however many there are:
 * its note of when it was seen may be as old as `SEEN` while it is used, and so old again until it is used the next time.
 */
const MOST = 50;

export function createSessions(config: ApiConfig): Sessions {
  const answerOf = createTokens(config);
  const expires = sql`now() + ${config.tokenLifetime}::float8 * interval '1 millisecond'`;

  async function open(tx: Executor, account: Account, userAgent?: string): Promise<LoginAnswer> {
    const row = { personCode: account.code, device: deviceOf(userAgent), expires };
    const [made] = await tx.insert(session).values(row).returning({ code: session.code });
    await tx.execute(sql`delete from session where code in (select code from session
      where person_code = ${account.code} order by last_seen desc, code offset ${MOST}) and last_seen < now() - 2 * ${SEEN}`);
    return answerOf(account, made?.code ?? '');
  }

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
