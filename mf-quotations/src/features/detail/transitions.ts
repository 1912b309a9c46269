import type { ShoppingCart } from '@rodovia/shared/contracts';
import { ifMatch } from '@rodovia/shared/contracts/if-match';
import { feedback } from '@rodovia/shared/crud';
import { moveQuotations } from '@rodovia/shared/move-quotations';
import { ApiError, api, callPath, invalidate, messageOf, notify } from '@rodovia/shared/runtime';

const COMPLETION_NOTE = 'Atendimento finalizado pelo vendedor.';
/** Of what a deactivated seller left. */
export const CLOSING_NOTE = 'Atendimento finalizado pela administração.';

/** What is there is not what the page shows: another state, or another version. */
const CONFLICTS = [409, 412];

const isConflict = (error: unknown) => error instanceof ApiError && CONFLICTS.includes(error.status);

/** Somebody else changed the quotation first. That is no error of this page: the server's sentence says who and when. */
function tell(error: unknown) {
  if (isConflict(error)) notify.info(messageOf(error, ''));
  else feedback.failed(error);
}

/**
 * The server decides. Whatever it answers, the page then reads the quotation again.
 * @returns whether there is nothing left to try: it was done, or somebody else was first.
 */
async function change(call: Promise<unknown>, done: string): Promise<boolean> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error === null) feedback.done(done);
  else tell(error);
  await invalidate('shopping-cart', 'dashboard');
  return error === null || isConflict(error);
}

type Target = Pick<ShoppingCart, 'Code' | 'Version'>;

const start = (target: Target, sellerCode: string) =>
  api.put(callPath(`/shopping-cart/start-service/${target.Code}`, { sellerCode }), undefined, ifMatch(target));

export const assign = (quotation: Target, sellerCode: string) =>
  change(start(quotation, sellerCode), 'Orçamento atualizado com sucesso!');

export const startService = (quotation: Target, sellerCode: string) =>
  change(start(quotation, sellerCode), 'Atendimento iniciado com sucesso!');

const reassignPath = ({ Code }: Target, sellerCode: string) =>
  callPath(`/shopping-cart/reassign/${Code}`, { sellerCode });

/** Gives a quotation in service to another seller; a reason stands in the history of the staff. */
export const reassign = (target: Target, sellerCode: string, reason: string) =>
  change(
    reason === ''
      ? api.put(reassignPath(target, sellerCode), undefined, ifMatch(target))
      : moveQuotations([target.Code], sellerCode, reason),
    'Orçamento atualizado com sucesso!',
  );

/** How a service ends: what is noted, and for which reason the quotation was lost, where one is given. */
interface Ending {
  note?: string;
  lossReasonCode?: string;
}

export const finishService = (target: Target, { note = COMPLETION_NOTE, lossReasonCode }: Ending) =>
  change(
    api.put(
      `/shopping-cart/finish-service/${target.Code}`,
      { value: note, ...(lossReasonCode && { lossReasonCode }) },
      ifMatch(target),
    ),
    'Atendimento finalizado com sucesso!',
  );
