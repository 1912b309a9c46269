import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/database';
import { invitationLink } from '../../../db/schema';

/** SQL condition: links to a person. */
export const invitationsTo = (personCode: string): SQL => eq(invitationLink.personCode, personCode);

/** SQL condition: links to or by a person, since the creator has seen the link. */
export const invitationsOf = (personCode: string): SQL | undefined =>
  or(invitationsTo(personCode), eq(invitationLink.createdBy, personCode));

/** Invalidates open links. */
export async function voidInvitations(tx: Executor, which: SQL | undefined): Promise<void> {
  const open = and(which, isNull(invitationLink.used), isNull(invitationLink.voided));
  await tx.update(invitationLink).set({ voided: sql`now()` }).where(open);
}
