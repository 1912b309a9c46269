import type { QuotationOutcome } from '@rodovia/shared/contracts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { invalidFields } from '../../base/http-error';
import type { Executor } from '../../db/database';
import { lossReason, proposal } from '../../db/schema';

interface Outcome {
  outcome: QuotationOutcome;
  lossReasonCode: string | null;
}

const lost = (lossReasonCode: string | null): Outcome => ({ outcome: 'LOST', lossReasonCode });

/**
 * What became of a quotation whose service ends: lost for the reason that is given, or for that of the client's refusal;
 * won where a proposal was accepted; else nobody has decided anything.
 * @throws {HttpError} 400 for a reason that there is not.
 */
export async function outcomeOf(tx: Executor, quotationCode: string, reasonCode?: string): Promise<Outcome> {
  if (reasonCode) {
    const isThere = and(eq(lossReason.code, reasonCode), lossReason.isActive);
    if ((await tx.$count(lossReason, isThere)) === 0)
      throw invalidFields({ lossReasonCode: 'Motivo não encontrado ou inativo.' });
    return lost(reasonCode);
  }
  const [last] = await tx
    .select({ status: proposal.status, reason: proposal.reason })
    .from(proposal)
    .where(and(eq(proposal.quotationCode, quotationCode), isNotNull(proposal.ordinal)))
    .orderBy(desc(proposal.ordinal))
    .limit(1);
  if (last?.status === 'ACCEPTED') return { outcome: 'WON', lossReasonCode: null };
  if (last?.status !== 'REFUSED') return { outcome: 'UNANSWERED', lossReasonCode: null };
  const [meant] = await tx
    .select({ code: lossReason.code })
    .from(lossReason)
    .where(and(eq(lossReason.refusal, last.reason ?? ''), lossReason.isActive));
  return lost(meant?.code ?? null);
}
