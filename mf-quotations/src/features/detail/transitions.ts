import type { ShoppingCart } from '@rodovia/shared/contracts';
import { feedback } from '@rodovia/shared/crud';
import { ApiError, api, callPath, invalidate, notify } from '@rodovia/shared/runtime';

const COMPLETION_NOTE = 'Atendimento finalizado pelo vendedor.';

const CONFLICT = 409;

/** Somebody else changed the quotation first. That is no error of this page: the server's sentence says who and when. */
function refused(error: unknown) {
  if (error instanceof ApiError && error.status === CONFLICT) notify.info(error.message);
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

type Target = Pick<ShoppingCart, 'Code'>;

const start = ({ Code }: Target, sellerCode: string) =>
  api.put(callPath(`/shopping-cart/start-service/${Code}`, { sellerCode }));

export const assign = (quotation: Target, sellerCode: string) =>
  change(start(quotation, sellerCode), 'Orçamento atualizado com sucesso!');

export const startService = (quotation: Target, sellerCode: string) =>
  change(start(quotation, sellerCode), 'Atendimento iniciado com sucesso!');

export const finishService = ({ Code }: Target) =>
  change(
    api.put(`/shopping-cart/finish-service/${Code}`, { value: COMPLETION_NOTE }),
    'Atendimento finalizado com sucesso!',
  );
