import { type Role, roleOf } from '@rodovia/shared/contracts/people';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Executor } from '../db/database';
import { person, session } from '../db/schema';

/** The person who makes a call. */
export interface Actor {
  code: string;
  name: string;
  role: Role;
  /** Session of the call; absent for calls without a log-in. */
  session?: string;
  /** The only quotation that the session opens, for somebody without an account. */
  quotation?: string;
  /** Whether the installation requires a second step that the person does not have yet. */
  mustEnrol?: boolean;
}

/** Claims of a token. */
export interface Claims {
  sub: string;
  ver: number;
  sid: string;
}

/** Resolution of a session's last use: not every call writes one. */
export const SEEN = sql`interval '5 minutes'`;

const hasSecondStep = sql<boolean>`(exists (select from passkey where passkey.person_code = ${person.code})
  or exists (select from totp where totp.person_code = ${person.code} and totp.confirmed is not null))`;

/** Reads the person and session behind a token. */
export async function findActor(
  db: Executor,
  { personTypes, secondStep }: Pick<ApiConfig, 'personTypes' | 'secondStep'>,
  { sub, ver, sid }: Claims,
): Promise<Actor | null> {
  const [row] = await db
    .select({
      name: person.name,
      type: person.personTypeCode,
      isActive: person.isActive,
      tokenVersion: person.tokenVersion,
      quotation: session.quotationCode,
      unseen: sql<boolean>`${session.lastSeen} < now() - ${SEEN}`,
      ...(secondStep === 'staff' && { hasSecondStep }),
    })
    .from(person)
    .innerJoin(session, eq(session.personCode, person.code))
    .where(and(eq(person.code, sub), eq(session.code, sid), gt(session.expires, sql`now()`)));
  if (!row?.isActive || row.tokenVersion !== ver) return null;
  if (row.unseen) await db.update(session).set({ lastSeen: sql`now()` }).where(eq(session.code, sid));
  const role = roleOf(personTypes, row.type);
  const isStaff = role === 'admin' || role === 'seller';
  return {
    code: sub,
    name: row.name,
    role,
    session: sid,
    ...(row.quotation && { quotation: row.quotation }),
    mustEnrol: isStaff && row.hasSecondStep === false,
  };
}
