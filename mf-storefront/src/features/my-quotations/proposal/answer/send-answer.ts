import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { ApiError, invalidate, messageOf } from '@rodovia/shared/runtime';
import type { Refusal } from '../../../../dialog-form';

const CONFLICT = 409;
const FAILED = 'Não foi possível concluir. Tente novamente.';

/** Properties of dialogs that answer a proposal. */
export interface AnswerProps {
  /** The proposal at the time of opening the dialog. */
  proposal: Proposal;
  onClose: () => void;
  /** Called with a message after the page has been updated to the current proposal. */
  onOutdated: (message: string) => void;
}

/**
 * Sends an answer and reloads. Resolves to an error message for the dialog; if the server knows a newer version,
 * `onOutdated` is called instead.
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
