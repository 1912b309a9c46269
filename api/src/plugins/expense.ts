import { setTimeout as sleep } from 'node:timers/promises';
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

/** A refusal takes so many milliseconds: who does nothing but ask again would cost as much by being refused. */
const REFUSAL = 500;

const NOTHING = () => undefined;

/** Expensive reads come one after the other, in turns by network address, and each address has a budget for them. */
export function expense(app: Api): void {
  const refuse = (seconds?: number) =>
    passing(429, 'Muitas consultas em pouco tempo. Tente novamente em instantes.', seconds);
  const queue = createFairQueue({ ...LIMITS, full: () => refuse() });
  const budgets = new Budgets(ALLOWANCE);
  const refuseSpent = (owner: string) => {
    const seconds = budgets.wait(owner);
    if (seconds > 0) throw refuse(seconds);
  };

  /** Waits for the owner's turn. @returns what ends it. @throws {HttpError} 429 */
  async function begin(owner: string): Promise<() => void> {
    refuseSpent(owner);
    const leave = await queue.enter(['all', owner]);
    try {
      // Others of the same address may have spent it while this one waited.
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
