import { and, eq, sql } from 'drizzle-orm';
import type { ApiContext } from '../../context/context';
import { proposal, quotation } from '../../db/schema';
import { mailProposal } from './proposal-mails';

/** Maximum number of reminders per transaction. */
const BATCH = 50;

/**
 * Reminds clients of expiring proposals, each once over all instances.
 * @returns the number of reminders.
 */
export function remindOfExpiry(context: ApiContext): Promise<number> {
  return context.database.db.transaction(async (tx) => {
    const isDue = sql`${proposal.remind} <= now() and ${proposal.status} = 'SENT'`;
    const due = await tx
      .select({ code: proposal.code, quotationCode: proposal.quotationCode, validUntil: proposal.validUntil })
      .from(proposal)
      .where(isDue)
      .orderBy(proposal.remind)
      .limit(BATCH)
      .for('update', { skipLocked: true });
    for (const { code, quotationCode, validUntil } of due) {
      await tx.update(proposal).set({ remind: null }).where(eq(proposal.code, code));
      const inService = and(eq(quotation.code, quotationCode), eq(quotation.status, 'IN PROGRESS'));
      // after a long downtime, nobody is reminded of expired proposals
      const isLate = !validUntil || validUntil < new Date();
      if (!isLate && (await tx.$count(quotation, inService)) > 0)
        await mailProposal(tx, context, 'proposalExpiring', code);
    }
    return due.length;
  });
}
