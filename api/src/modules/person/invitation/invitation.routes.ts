import {
  Invitation,
  InvitationAnswer,
  InvitationRequest,
  InvitedPerson,
  LoginAnswer,
} from '@rodovia/shared/contracts/people';
import { AccountInput } from '@rodovia/shared/contracts/quotations';
import { networkOf } from '../../../base/network';
import type { Api, ApiContext } from '../../../context/context';
import { ByCode } from '../../../crud/write-routes';
import { limitPerHour } from '../../../db/limits';
import { actorOf, STAFF } from '../../../plugins/authentication';
import { createInvitations } from './invitation.service';

const TRIES_PER_ADDRESS = 20;
const INVITATIONS_PER_HOUR = 200;

/** Routes of invitations. Link codes are only sent in bodies, which are never logged. */
export function invitationRoutes(app: Api, context: ApiContext): void {
  const { config, limits } = context;
  const { invite, look, accept, begin } = createInvitations(context);
  const inviting = { params: ByCode, response: { 201: Invitation } };
  app.post(
    '/person/invite/:code',
    { schema: inviting, config: { roles: STAFF, answerIsSecret: true } },
    async (request, reply) => {
      const actor = actorOf(request);
      await limitPerHour(limits, `inviting ${actor.code}`, INVITATIONS_PER_HOUR);
      reply.code(201);
      return invite(actor, request.params.code);
    },
  );
  const open = { roles: 'public', unlimited: true } as const;
  const looking = { body: InvitationRequest, response: { 200: InvitedPerson } };
  app.post('/person/invitation', { schema: looking, config: open }, async ({ body, ip }) => {
    await limitPerHour(limits, `invitation from ${networkOf(ip)}`, config.recoveriesPerHour * TRIES_PER_ADDRESS);
    return look(body.guid);
  });
  const accepting = { body: InvitationAnswer, response: { 200: LoginAnswer } };
  app.put(
    '/person/invitation',
    { schema: accepting, config: { ...open, answerIsSecret: true } },
    async ({ body, ip, headers }) => {
      const address = networkOf(ip);
      await limitPerHour(limits, `invitation from ${address}`, config.recoveriesPerHour * TRIES_PER_ADDRESS);
      return accept(body, { address, userAgent: headers['user-agent'] });
    },
  );
  app.put(
    '/person/account',
    {
      schema: { body: AccountInput, response: { 200: LoginAnswer } },
      config: { roles: ['client'], ofOneQuotation: true, unlimited: true, answerIsSecret: true },
    },
    async (request) => {
      const address = networkOf(request.ip);
      await limitPerHour(limits, `account from ${address}`, config.recoveriesPerHour * TRIES_PER_ADDRESS);
      return begin(actorOf(request), request.body, { address, userAgent: request.headers['user-agent'] });
    },
  );
}
