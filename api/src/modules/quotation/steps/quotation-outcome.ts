import type { QuotationOutcome } from '@rodovia/shared/contracts/quotations';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { invalidFields } from '../../../base/http-error';
import type { Executor } from '../../../db/database';
import { lossReason, proposal } from '../../../db/schema';

interface Outcome {
  outcome: QuotationOutcome;
  lossReasonCode: string | null;
}

const lost = (lossReasonCode: string | null): Outcome => ({ outcome: 'LOST', lossReasonCode });

/**
 * Returns the outcome of a finished quotation: lost for the given reason or that of the client's refusal; won if a
 * proposal was accepted; otherwise unanswered.
 * @throws {HttpError} 400 for an unknown reason.
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
