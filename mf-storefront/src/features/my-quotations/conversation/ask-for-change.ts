import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { ApiError, api, invalidate, notify } from '@rodovia/shared/runtime';

const CONFLICT = 409;
const FAILED = 'A proposta mudou: confira-a antes de pedir.';
const BESIDE = { unattended: true };

/** Whether an earlier try arrived, and only its answer was lost. */
async function isAsked(proposalCode: string, note: string): Promise<boolean> {
  const { Request: request } = await api.get<Proposal>(`/proposal/${proposalCode}`, BESIDE);
  return request?.Kind === 'CHANGE' && request.Note === note;
}

interface Asked {
  proposalCode: string;
  note: string;
  /** An earlier try may have arrived. */
  isAgain: boolean;
  /** Takes a sentence where there is something newer than what was asked about. */
  onOutdated: (message: string) => void;
}

/** Notes with a proposal that its client wants it changed; asked twice it is noted once. Rejects where that is not known to have come. */
export async function askForChange({ proposalCode, note, isAgain, onOutdated }: Asked): Promise<void> {
  try {
    if (!(isAgain && (await isAsked(proposalCode, note))))
      await api.put(`/proposal/ask/${proposalCode}`, { request: 'CHANGE', value: note }, BESIDE);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== CONFLICT) throw error;
    await invalidate('proposal', 'shopping-cart');
    onOutdated(error.message || FAILED);
    return;
  }
  notify.success('Pedido de alteração enviado ao vendedor.');
  await invalidate('proposal', 'shopping-cart');
}
