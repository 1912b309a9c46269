import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { invitationLink } from '../../db/schema';

/** Links to somebody. */
export const invitationsTo = (personCode: string): SQL => eq(invitationLink.personCode, personCode);

/** Links to somebody and by somebody: who made one has seen it. */
export const invitationsOf = (personCode: string): SQL | undefined =>
  or(invitationsTo(personCode), eq(invitationLink.createdBy, personCode));

/** Takes links that are open out of use, for good. */
export async function voidInvitations(tx: Executor, which: SQL | undefined): Promise<void> {
  const open = and(which, isNull(invitationLink.used), isNull(invitationLink.voided));
  await tx.update(invitationLink).set({ voided: sql`now()` }).where(open);
}
