import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { ApiError, api, invalidate, notify } from '@rodovia/shared/runtime';

const CONFLICT = 409;
const FAILED = 'A proposta mudou: confira-a antes de pedir.';
const BESIDE = { unattended: true };

/** Returns whether an earlier attempt succeeded although its answer was lost. */
async function isAsked(proposalCode: string, note: string): Promise<boolean> {
  const { Request: request } = await api.get<Proposal>(`/proposal/${proposalCode}`, BESIDE);
  return request?.Kind === 'CHANGE' && request.Note === note;
}

interface Asked {
  proposalCode: string;
  note: string;
  /** Whether an earlier attempt may have succeeded. */
  isAgain: boolean;
  /** Called with a message if the proposal has changed since. */
  onOutdated: (message: string) => void;
}

/**
 * Records that the client requests a change of a proposal; repeated calls record it once. Rejects unless it is known to
 * be recorded.
 */
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
