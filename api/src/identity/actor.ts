import { type Role, roleOf } from '@rodovia/shared/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { ApiConfig } from '../base/config';
import type { Executor } from '../db/database';
import { person, session } from '../db/schema';

/** The person who makes a call. */
export interface Actor {
  code: string;
  name: string;
  role: Role;
  /** The session it calls in; none where no log-in stands behind it. */
  session?: string;
  /** True where the installation demands a second step that the person does not have yet. */
  mustEnrol?: boolean;
}

/** What a token says. */
export interface Claims {
  sub: string;
  ver: number;
  sid: string;
}

/** How old the note of when a session was last seen may be: not every call writes one. */
export const SEEN = sql`interval '5 minutes'`;

const hasSecondStep = sql<boolean>`(exists (select from passkey where passkey.person_code = ${person.code})
  or exists (select from totp where totp.person_code = ${person.code} and totp.confirmed is not null))`;

/** Who stands behind a token at this moment: person and session in one look. */
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
  return { code: sub, name: row.name, role, session: sid, mustEnrol: isStaff && row.hasSecondStep === false };
}
