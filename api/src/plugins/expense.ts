import { setTimeout as sleep } from 'node:timers/promises';
import { Budgets } from '../base/budget';
import { createFairQueue } from '../base/fair-queue';
import { passing } from '../base/http-error';
import { networkOf } from '../base/network';
import type { Api } from '../context/context';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the read is expensive, so that it is limited per network by its cost. */
    expensive?: boolean;
  }
  interface FastifyRequest {
    /** Ends an expensive read and charges its cost. */
    endExpense: () => void;
  }
}

/** Budget in ms of work: two seconds at once, then a quarter of each second. */
const ALLOWANCE = { most: 2000, perSecond: 250 };
/** Reads below this duration in ms are free. */
const FREE = 50;
/** Concurrency over all networks: one, so that a second core stays available. */
const LIMITS = { atOnce: 1, longest: [200, 8], longestWait: 5000 };

/** Delay of a refusal in ms, so that repeating immediately is not as expensive as being served. */
const REFUSAL = 500;

const NOTHING = () => undefined;

/** Limits expensive reads: one at a time, in turns by network, each with a budget. */
export function expense(app: Api): void {
  const refuse = (seconds?: number) =>
    passing(429, 'Muitas consultas em pouco tempo. Tente novamente em instantes.', seconds);
  const queue = createFairQueue({ ...LIMITS, full: () => refuse() });
  const budgets = new Budgets(ALLOWANCE);
  const refuseSpent = (owner: string) => {
    const seconds = budgets.wait(owner);
    if (seconds > 0) throw refuse(seconds);
  };

  /**
   * Waits for the owner's turn.
   * @returns a function that ends it.
   * @throws {HttpError} 429
   */
  async function begin(owner: string): Promise<() => void> {
    refuseSpent(owner);
    const leave = await queue.enter(['all', owner]);
    try {
      // other requests of the same network may have used the budget meanwhile
      refuseSpent(owner);
    } catch (refusal) {
      leave();
      throw refusal;
    }
    const start = performance.now();
    return () => {
      budgets.spend(owner, Math.max(0, performance.now() - start - FREE));
      leave();
    };
  }

  app.decorateRequest('endExpense', NOTHING);
  app.addHook('preHandler', async (request) => {
    if (!request.routeOptions.config.expensive) return;
    try {
      request.endExpense = await begin(networkOf(request.ip));
    } catch (refusal) {
      await sleep(REFUSAL);
      throw refusal;
    }
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    const { endExpense } = request;
    request.endExpense = NOTHING;
    endExpense();
    done(null, payload);
  });
}
