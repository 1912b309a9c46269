import {
  GuestQuotationInput,
  GuestSession,
  GuestTicket,
  QuotationAccess,
  QuotationLink,
} from '@rodovia/shared/contracts/quotations';
import { networkOf } from '../../../base/network';
import type { Api, ApiContext } from '../../../context/context';
import { ByCode } from '../../../crud/write-routes';
import { limitPerHour } from '../../../db/limits';
import { actorOf, STAFF } from '../../../plugins/authentication';
import { createGuests } from './guest-quotations';

/** Links that a network may try within an hour. */
const MAX_LINKS = 200;

/** Routes of quotations of people without an account. The secret of a link is only sent in bodies, which are not logged. */
export function guestRoutes(app: Api, context: ApiContext): void {
  const { ticket, close, open, linkFor } = createGuests(context);
  app.get(
    '/guest-quotation/ticket',
    { schema: { response: { 200: GuestTicket } }, config: { roles: 'public' } },
    ({ ip }) => ticket(networkOf(ip)),
  );
  const beginning = { roles: 'public', answerIsSecret: true, beginsSession: true } as const;
  app.post(
    '/guest-quotation',
    { schema: { body: GuestQuotationInput, response: { 201: GuestSession } }, config: beginning },
    (request, reply) => {
      reply.code(201);
      const origin = { network: networkOf(request.ip), userAgent: request.headers['user-agent'] };
      return close(request.actor, request.body, origin);
    },
  );
  app.put(
    '/guest-quotation/open',
    { schema: { body: QuotationAccess, response: { 200: GuestSession } }, config: beginning },
    async ({ body, ip, headers }) => {
      await limitPerHour(context.limits, `quotation links from ${networkOf(ip)}`, MAX_LINKS);
      return open(body, headers['user-agent']);
    },
  );
  app.get(
    '/shopping-cart/link/:code',
    { schema: { params: ByCode, response: { 200: QuotationLink } }, config: { roles: STAFF } },
    async (request) => ({ Url: await linkFor(actorOf(request), request.params.code) }),
  );
}
