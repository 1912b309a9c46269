import { PushKey, PushSubscriptionEnd, PushSubscriptionInput } from '@rodovia/shared/contracts/quotations';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { invalidFields } from '../../base/http-error';
import type { Api, ApiContext } from '../../context/context';
import { limitPerHour } from '../../db/limits';
import { pushSubscription } from '../../db/schema';
import { NO_CONTENT } from '../../plugins/answers';
import { actorOf } from '../../plugins/authentication';
import { isPushService } from '../../push/push-services';

/** Devices of a person that are told; of more, the oldest are forgotten. */
const MAX_DEVICES = 20;
/** Devices that a person may note within an hour. */
const MAX_NOTED = 60;

const OTHER_SERVICE = 'Este navegador recebe avisos por um serviço que a loja não conhece.';

/** Clients, and the session of one quotation: their device is told of that one. */
const client = { config: { roles: ['client'], ofOneQuotation: true } } as const;

/** Routes of the devices that are told of news of quotations. */
export function pushRoutes(app: Api, { config, database: { db }, limits, pushes }: ApiContext): void {
  app.get('/push/key', { schema: { response: { 200: PushKey } }, config: { roles: 'public' } }, () => ({
    Key: pushes.publicKey,
  }));

  const noting = { body: PushSubscriptionInput, response: NO_CONTENT };
  app.put('/push/subscription', { schema: noting, ...client }, async (request, reply) => {
    const { code: personCode, quotation: quotationCode = null } = actorOf(request);
    const { endpoint, ...keys } = request.body;
    if (!isPushService(config.pushServices, endpoint)) throw invalidFields({ endpoint: OTHER_SERVICE });
    await limitPerHour(limits, `devices of ${personCode}`, MAX_NOTED);
    const row = { personCode, quotationCode, ...keys };
    await db.transaction(async (tx) => {
      await tx
        .insert(pushSubscription)
        .values({ ...row, endpoint })
        .onConflictDoUpdate({ target: pushSubscription.endpoint, set: row });
      const older = tx
        .select({ code: pushSubscription.code })
        .from(pushSubscription)
        .where(eq(pushSubscription.personCode, personCode))
        .orderBy(desc(pushSubscription.created), pushSubscription.code)
        .offset(MAX_DEVICES);
      await tx.delete(pushSubscription).where(inArray(pushSubscription.code, older));
    });
    reply.code(204);
  });

  const ending = { body: PushSubscriptionEnd, response: NO_CONTENT };
  app.delete('/push/subscription', { schema: ending, ...client }, async (request, reply) => {
    const own = eq(pushSubscription.personCode, actorOf(request).code);
    await db.delete(pushSubscription).where(and(own, eq(pushSubscription.endpoint, request.body.endpoint)));
    reply.code(204);
  });
}
