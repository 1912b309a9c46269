import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { ApiError, invalidate, messageOf } from '@rodovia/shared/runtime';
import type { Refusal } from '../../../dialog-form';

const CONFLICT = 409;
const FAILED = 'Não foi possível concluir. Tente novamente.';

/** What a dialog that answers a proposal is given. */
export interface AnswerProps {
  /** The one that was on the page when the dialog was opened. */
  proposal: Proposal;
  onClose: () => void;
  /** Takes a sentence for the page, which shows by then what there is now. */
  onOutdated: (message: string) => void;
}

/**
 * Sends an answer and reads what is then. Answers what went wrong with it, for the dialog to show; where the server knows
 * of something newer, `onOutdated` tells it instead.
 */
export async function sendAnswer(
  call: () => Promise<unknown>,
  onDone: () => void,
  onOutdated: (message: string) => void,
): Promise<Refusal | undefined> {
  try {
    await call();
  } catch (error) {
    if (error instanceof ApiError && error.status === CONFLICT) {
      await invalidate('proposal', 'shopping-cart');
      onOutdated(error.message || FAILED);
      return undefined;
    }
    const fields = error instanceof ApiError ? Object.entries(error.fieldErrors) : [];
    return { fields: fields.map(([field, message]) => ({ field, message })), message: messageOf(error, FAILED) };
  }
  await invalidate('proposal', 'shopping-cart');
  onDone();
  return undefined;
}
