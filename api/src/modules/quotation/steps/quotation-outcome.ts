import type { QuotationOutcome } from '@rodovia/shared/contracts/quotations';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { type FieldErrors, invalidFields } from '../../../base/http-error';
import type { Executor } from '../../../db/database';
import { lossReason, proposal } from '../../../db/schema';

interface Outcome {
  outcome: QuotationOutcome;
  lossReasonCode: string | null;
}

const lost = (lossReasonCode: string | null): Outcome => ({ outcome: 'LOST', lossReasonCode });

/** What whoever finishes a quotation says about its outcome. */
export interface ChosenOutcome {
  outcome?: QuotationOutcome;
  lossReasonCode?: string;
}

async function lostFor(tx: Executor, reasonCode: string): Promise<Outcome> {
  const isThere = and(eq(lossReason.code, reasonCode), lossReason.isActive);
  if ((await tx.$count(lossReason, isThere)) === 0)
    throw invalidFields({ lossReasonCode: 'Motivo não encontrado ou inativo.' });
  return lost(reasonCode);
}

/** Returns what contradicts the chosen outcome, as a sentence by field; undefined if nothing does. */
function contradiction({ outcome, lossReasonCode }: ChosenOutcome, isAccepted: boolean): FieldErrors | undefined {
  if (outcome === 'WON' && !isAccepted)
    return { outcome: 'Nenhuma proposta foi aceita: registre antes a aceitação do cliente.' };
  if (outcome === 'UNANSWERED' && isAccepted)
    return { outcome: 'O cliente aceitou a proposta: o orçamento não ficou sem resposta.' };
  if (outcome && outcome !== 'LOST' && lossReasonCode)
    return { lossReasonCode: 'Só um orçamento perdido tem motivo de perda.' };
  return undefined;
}

/**
 * Returns the outcome of a finished quotation. What is not chosen follows from the proposals: lost for the given reason
 * or that of the client's refusal; won if a proposal was accepted; otherwise unanswered.
 * @throws {HttpError} 400 for an unknown reason, and for an outcome that contradicts the proposals.
 */
export async function outcomeOf(tx: Executor, quotationCode: string, chosen: ChosenOutcome): Promise<Outcome> {
  const { outcome, lossReasonCode } = chosen;
  const [last] = await tx
    .select({ status: proposal.status, reason: proposal.reason })
    .from(proposal)
    .where(and(eq(proposal.quotationCode, quotationCode), isNotNull(proposal.ordinal)))
    .orderBy(desc(proposal.ordinal))
    .limit(1);
  const isAccepted = last?.status === 'ACCEPTED';
  const contradicted = contradiction(chosen, isAccepted);
  if (contradicted) throw invalidFields(contradicted);
  if (lossReasonCode) return lostFor(tx, lossReasonCode);
  if (outcome === 'UNANSWERED') return { outcome, lossReasonCode: null };
  if (isAccepted && outcome !== 'LOST') return { outcome: 'WON', lossReasonCode: null };
  if (last?.status !== 'REFUSED')
    return outcome === 'LOST' ? lost(null) : { outcome: 'UNANSWERED', lossReasonCode: null };
  const [meant] = await tx
    .select({ code: lossReason.code })
    .from(lossReason)
    .where(and(eq(lossReason.refusal, last.reason ?? ''), lossReason.isActive));
  return lost(meant?.code ?? null);
}
