import { Budgets } from '../base/budget';
import { createFairQueue } from '../base/fair-queue';
import { passing } from '../base/http-error';
import { networkOf } from '../base/network';
import type { Api } from '../context/context';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Costs the database far more than others: what a network address may ask for is limited by what it has cost. */
    expensive?: boolean;
  }
  interface FastifyRequest {
    /** Ends an expensive read, and counts what it has cost. */
    endExpense: () => void;
  }
}

/** Milliseconds of work: two seconds at once, then a quarter of each second. */
const ALLOWANCE = { most: 2000, perSecond: 250 };
/** A read that takes less is none of the expensive ones, whatever its route. */
const FREE = 50;
/** One of all addresses at a time: a second core stays with everybody else. */
const LIMITS = { atOnce: 1, longest: [200, 8], longestWait: 5000 };

const NOTHING = () => undefined;

/** Expensive reads come one after the other, in turns by network address, and each address has a budget for them. */
export function expense(app: Api): void {
  const refuse = (seconds?: number) =>
    passing(429, 'Muitas consultas em pouco tempo. Tente novamente em instantes.', seconds);
  const queue = createFairQueue({ ...LIMITS, full: () => refuse() });
  const budgets = new Budgets(ALLOWANCE);
  app.decorateRequest('endExpense', NOTHING);
  app.addHook('preHandler', async (request) => {
    if (!request.routeOptions.config.expensive) return;
    const owner = networkOf(request.ip);
    const refuseSpent = () => {
      const seconds = budgets.wait(owner);
      if (seconds > 0) throw refuse(seconds);
    };
    refuseSpent();
    const leave = await queue.enter(['all', owner]);
    const start = performance.now();
    const end = () => {
      request.endExpense = NOTHING;
      budgets.spend(owner, Math.max(0, performance.now() - start - FREE));
      leave();
    };
    request.endExpense = end;
    // Others of the same address may have spent it while this one waited.
    refuseSpent();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.endExpense();
    done(null, payload);
  });
}
