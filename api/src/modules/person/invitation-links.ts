import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { invitationLink } from '../../db/schema';

/** Of a person one link is open at most: a newer one, or the end of the account, takes it out of use. */
export async function voidInvitations(tx: Executor, personCode: string): Promise<void> {
  const open = and(
    eq(invitationLink.personCode, personCode),
    isNull(invitationLink.used),
    isNull(invitationLink.voided),
  );
  await tx.update(invitationLink).set({ voided: sql`now()` }).where(open);
}
