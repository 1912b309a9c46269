import { setTimeout as wait } from 'node:timers/promises';
import { RecoveryInput, RecoveryRequest } from '@rodovia/shared/contracts/people';
import { Type } from 'typebox';
import { networkOf } from '../../../base/network';
import type { Api, ApiContext } from '../../../context/context';
import { limitPerHour } from '../../../db/limits';
import { createRecovery } from './recovery.service';

const Message = Type.Object({ message: Type.String() });
const SENT = 'Se o e-mail estiver cadastrado, você receberá um link para criar uma nova senha.';
/** Minimum answer time in ms, longer than writing a mail, so that timing reveals nothing about accounts. */
const ANSWER_TIME = 250;
const REQUESTS_PER_ADDRESS = 20;

/** Public routes of password recovery. */
export function recoveryRoutes(app: Api, context: ApiContext): void {
  const { config, limits } = context;
  const { request: requestLink, recover } = createRecovery(context);

  const asking = { body: RecoveryRequest, response: { 200: Message } };
  app.post(
    '/person/SetRecoveryPassword',
    { schema: asking, config: { roles: 'public', unlimited: true } },
    async ({ body, ip }) => {
      const address = networkOf(ip);
      await limitPerHour(limits, `recovery from ${address}`, config.recoveriesPerHour * REQUESTS_PER_ADDRESS);
      await Promise.all([requestLink(body.email.trim().toLowerCase(), address), wait(ANSWER_TIME)]);
      return { message: SENT };
    },
  );
  const setting = { body: RecoveryInput, response: { 200: Message } };
  app.put(
    '/person/recover-password',
    { schema: setting, config: { roles: 'public', unlimited: true } },
    async ({ body, ip }) => {
      const address = networkOf(ip);
      await limitPerHour(limits, `recovering from ${address}`, config.recoveriesPerHour * REQUESTS_PER_ADDRESS);
      await recover(body, address);
      return { message: 'Senha alterada com sucesso!' };
    },
  );
}
