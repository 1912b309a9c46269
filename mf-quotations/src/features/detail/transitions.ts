import type { ShoppingCart } from '@rodovia/shared/contracts';
import { ifMatch } from '@rodovia/shared/contracts/if-match';
import { feedback } from '@rodovia/shared/crud';
import { ApiError, api, callPath, invalidate, notify } from '@rodovia/shared/runtime';

const COMPLETION_NOTE = 'Atendimento finalizado pelo vendedor.';
/** Of what a deactivated seller left. */
export const CLOSING_NOTE = 'Atendimento finalizado pela administração.';

/** What is there is not what the page shows: another state, or another version. */
const CONFLICTS = [409, 412];

/** Somebody else changed the quotation first. That is no error of this page: the server's sentence says who and when. */
function refused(error: unknown) {
  if (error instanceof ApiError && CONFLICTS.includes(error.status)) notify.info(error.message);
  else feedback.failed(error);
}

/** The server decides. Whatever it answers, the page then reads the quotation again. */
async function change(call: Promise<unknown>, done: string) {
  try {
    await call;
    feedback.done(done);
  } catch (error) {
    refused(error);
  }
  await invalidate('shopping-cart', 'dashboard');
}

type Target = Pick<ShoppingCart, 'Code' | 'Version'>;

const start = (target: Target, sellerCode: string) =>
  api.put(callPath(`/shopping-cart/start-service/${target.Code}`, { sellerCode }), undefined, ifMatch(target));

export const assign = (quotation: Target, sellerCode: string) =>
  change(start(quotation, sellerCode), 'Orçamento atualizado com sucesso!');

export const startService = (quotation: Target, sellerCode: string) =>
  change(start(quotation, sellerCode), 'Atendimento iniciado com sucesso!');

export const reassign = (target: Target, sellerCode: string) =>
  change(
    api.put(callPath(`/shopping-cart/reassign/${target.Code}`, { sellerCode }), undefined, ifMatch(target)),
    'Orçamento atualizado com sucesso!',
  );

export const finishService = (target: Target, note = COMPLETION_NOTE) =>
  change(
    api.put(`/shopping-cart/finish-service/${target.Code}`, { value: note }, ifMatch(target)),
    'Atendimento finalizado com sucesso!',
  );
