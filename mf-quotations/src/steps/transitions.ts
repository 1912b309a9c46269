import type { FreeItem, ShoppingCart, ShoppingCartInput } from '@rodovia/shared/contracts';
import { ifMatch, STALE } from '@rodovia/shared/contracts/if-match';
import { feedback } from '@rodovia/shared/crud';
import { moveQuotations } from '@rodovia/shared/move-quotations';
import { ApiError, api, callPath, invalidate, messageOf, notify } from '@rodovia/shared/runtime';

/** Letters that a note of a step may have; the same as the server's. */
export const LONGEST_NOTE = 1000;
const COMPLETION_NOTE = 'Atendimento finalizado pelo vendedor.';
/** Of what a deactivated seller left. */
export const CLOSING_NOTE = 'Atendimento finalizado pela administração.';

/** What is there is not what the page shows: another state, or another version. */
const CONFLICTS = [409, STALE];

const isConflict = (error: unknown) => error instanceof ApiError && CONFLICTS.includes(error.status);

/** Somebody else changed the quotation first. That is no error of this page: the server's sentence says who and when. */
function tell(error: unknown) {
  if (isConflict(error)) notify.info(messageOf(error, ''));
  else feedback.failed(error);
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (reason: unknown) => reason,
  );

/**
 * The server decides. Whatever it answers, the page then reads the quotation again.
 * @returns whether there is nothing left to try: it was done, or somebody else was first.
 */
async function change(call: Promise<unknown>, done: string): Promise<boolean> {
  const error = await failureOf(call);
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

/** What a quotation is cancelled with where nobody says why. */
const CANCELLATION_NOTE = 'Orçamento cancelado pela equipe.';

export const cancelQuotation = (target: Target, note: string) =>
  change(
    api.put(`/shopping-cart/cancel-service/${target.Code}`, { value: note || CANCELLATION_NOTE }, ifMatch(target)),
    'Orçamento cancelado.',
  );

/** What came of a change of the items: `overtaken` is the server's sentence where somebody changed the quotation first. */
interface ItemsChanged {
  settled: boolean;
  overtaken?: string;
}

/** Other items for an open quotation, over the version that the target names. */
export async function changeItems(
  { Code: code, ...target }: Target,
  items: ShoppingCartInput['shoppingCartItem'],
): Promise<ItemsChanged> {
  const error = await failureOf(api.put('/shopping-cart', { code, shoppingCartItem: items }, ifMatch(target)));
  const isStale = error instanceof ApiError && error.status === STALE;
  if (error === null) feedback.done('Itens do orçamento atualizados.');
  else if (!isStale) tell(error);
  await invalidate('shopping-cart', 'dashboard');
  return isStale ? { settled: false, overtaken: error.message } : { settled: error === null || isConflict(error) };
}

/** Answers what the client asked for in words with a product, as many of it. */
export const answerFreeItem = (target: Target, { Code, Quantity }: FreeItem, productCode: string) =>
  change(
    api.put(
      `/shopping-cart/free-item/${target.Code}`,
      { freeItemCode: Code, productCode, quantity: Quantity },
      ifMatch(target),
    ),
    'Item por escrito respondido.',
  );
