import type { FreeItem, QuotationOutcome, ShoppingCart, ShoppingCartInput } from '@rodovia/shared/contracts/quotations';
import { ifMatch, STALE } from '@rodovia/shared/contracts/records';
import { feedback } from '@rodovia/shared/crud';
import { reassignQuotations } from '@rodovia/shared/reassign-quotations';
import { ApiError, api, callPath, invalidate, messageOf, notify } from '@rodovia/shared/runtime';

/** Maximum length of a note, in characters; the same as on the server. */
export const MAX_NOTE_LENGTH = 1000;
const COMPLETION_NOTE = 'Atendimento finalizado pelo vendedor.';
/** Note for finishing quotations of a deactivated seller. */
export const CLOSING_NOTE = 'Atendimento finalizado pela administração.';

/** Statuses that mean that the quotation has changed since it was read. */
const CONFLICTS = [409, STALE];

const isConflict = (error: unknown) => error instanceof ApiError && CONFLICTS.includes(error.status);

/**
 * A conflict is shown as information, not as an error: the server's message says who changed the quotation and when.
 */
function showFailure(error: unknown) {
  if (isConflict(error)) notify.info(messageOf(error, ''));
  else feedback.failed(error);
}

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => null,
    (reason: unknown) => reason,
  );

/**
 * Runs a change and reloads the quotation, whatever the server answers.
 * @returns whether there is nothing left to try: it succeeded, or somebody else was first.
 */
async function change(call: Promise<unknown>, done: string): Promise<boolean> {
  const error = await failureOf(call);
  if (error === null) feedback.done(done);
  else showFailure(error);
  await invalidate('shopping-cart', 'dashboard');
  return error === null || isConflict(error);
}

type Target = Pick<ShoppingCart, 'Code' | 'Version'>;

const start = (target: Target, sellerCode: string) =>
  api.put(callPath(`/shopping-cart/start-service/${target.Code}`, { sellerCode }), undefined, ifMatch(target));

export const assign = (quotation: Target, sellerCode: string) =>
  change(start(quotation, sellerCode), 'Orçamento atualizado com sucesso!');

/** Starts the service of a quotation that was just made, without a notice of its own. */
export async function beginService(quotation: Target, sellerCode: string): Promise<void> {
  const error = await failureOf(start(quotation, sellerCode));
  if (error !== null) showFailure(error);
  await invalidate('shopping-cart', 'dashboard');
}

/** Starts the service; resolves to whether it was this call that did. */
export async function startService(quotation: Target, sellerCode: string): Promise<{ isDone: boolean }> {
  const call = start(quotation, sellerCode);
  await change(call, 'Atendimento iniciado com sucesso!');
  return { isDone: (await failureOf(call)) === null };
}

const reassignPath = ({ Code }: Target, sellerCode: string) =>
  callPath(`/shopping-cart/reassign/${Code}`, { sellerCode });

/** Reassigns a quotation in progress; the reason is shown in the staff's history. */
export const reassign = (target: Target, sellerCode: string, reason: string) =>
  change(
    reason === ''
      ? api.put(reassignPath(target, sellerCode), undefined, ifMatch(target))
      : reassignQuotations([target.Code], sellerCode, reason),
    'Orçamento atualizado com sucesso!',
  );

/** How a quotation ends: its outcome, the reason if it was lost, and a note. */
interface Ending {
  outcome: QuotationOutcome;
  note?: string;
  lossReasonCode?: string;
}

export const finishService = (target: Target, { note = COMPLETION_NOTE, outcome, lossReasonCode }: Ending) =>
  change(
    api.put(
      `/shopping-cart/finish-service/${target.Code}`,
      { value: note, outcome, ...(lossReasonCode && { lossReasonCode }) },
      ifMatch(target),
    ),
    'Atendimento finalizado com sucesso!',
  );

/** Default note of a cancellation. */
const CANCELLATION_NOTE = 'Orçamento cancelado pela equipe.';

export const cancelQuotation = (target: Target, note: string) =>
  change(
    api.put(`/shopping-cart/cancel-service/${target.Code}`, { value: note || CANCELLATION_NOTE }, ifMatch(target)),
    'Orçamento cancelado.',
  );

/** Result of changing the items: `overtaken` is the server's message if somebody else changed the quotation first. */
interface ItemsChanged {
  isSettled: boolean;
  overtaken?: string;
}

/** Replaces the items of an open quotation, based on the version in the target. */
export async function changeItems(
  { Code: code, ...target }: Target,
  items: ShoppingCartInput['shoppingCartItem'],
): Promise<ItemsChanged> {
  const error = await failureOf(api.put('/shopping-cart', { code, shoppingCartItem: items }, ifMatch(target)));
  const isStale = error instanceof ApiError && error.status === STALE;
  if (error === null) feedback.done('Itens do orçamento atualizados.');
  else if (!isStale) showFailure(error);
  await invalidate('shopping-cart', 'dashboard');
  return isStale ? { isSettled: false, overtaken: error.message } : { isSettled: error === null || isConflict(error) };
}

/** Answers a free item with a product in the same quantity. */
export const answerFreeItem = (target: Target, { Code, Quantity }: FreeItem, productCode: string) =>
  change(
    api.put(
      `/shopping-cart/free-item/${target.Code}`,
      { freeItemCode: Code, productCode, quantity: Quantity },
      ifMatch(target),
    ),
    'Item por escrito respondido.',
  );
