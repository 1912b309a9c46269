import { ConfirmationInput } from '@rodovia/shared/contracts/people';
import { Type } from 'typebox';
import type { Api, ApiContext } from '../../../context/context';
import { limitPerHour } from '../../../db/limits';
import { actorOf, EVERYONE } from '../../../plugins/authentication';
import { createConfirmation } from './confirmation.service';

const Message = Type.Object({ message: Type.String() });
const ATTEMPTS_PER_HOUR = 100;

/** Routes for confirming an address by a mailed link, and requesting another one. */
export function confirmationRoutes(app: Api, context: ApiContext): void {
  const { config, limits } = context;
  const { confirm, resend } = createConfirmation(context);
  const confirming = { body: ConfirmationInput, response: { 200: Message } };
  app.put('/person/confirm-email', { schema: confirming, config: { roles: 'public' } }, async ({ body, ip }) => {
    await limitPerHour(limits, `confirming from ${ip}`, ATTEMPTS_PER_HOUR);
    await confirm(body.guid);
    return { message: 'E-mail confirmado com sucesso!' };
  });
  const schema = { response: { 200: Message } };
  app.post('/person/resend-confirmation', { schema, config: { roles: EVERYONE } }, async (request) => {
    const actor = actorOf(request);
    await limitPerHour(limits, `confirmation ${actor.code}`, config.recoveriesPerHour);
    await resend(actor);
    return { message: 'Enviamos um novo link para o seu e-mail.' };
  });
}
