import type { FastifyRequest } from 'fastify';
import { createFairQueue, type FairQueue } from '../base/fair-queue';
import { passing } from '../base/http-error';
import { networkOf } from '../base/network';
import type { Api } from '../context/context';
import { resourceOf } from './resource';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route has no turn: it stays open, needs no database, or has its own queue. */
    unlimited?: boolean;
  }
  interface FastifyRequest {
    /** Ends the request's turn. */
    endTurn: () => void;
  }
}

/**
 * Requests of two statements each need fewer connections than there are, so that a locked table leaves some to other
 * resources.
 */
const LIMITS = { atOnce: 5, longest: [1000, 400], longestWait: 5000 };
const full = () => passing(503, 'Muitos pedidos ao mesmo tempo. Tente em instantes.');

const NO_TURN = () => undefined;
const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Limits concurrent requests per resource, with fair turns between networks. */
export function turns(app: Api): void {
  const known = new Map<string, FairQueue>();
  const turnsOf = (request: FastifyRequest) => {
    const key = `${resourceOf(request.routeOptions.url)} ${isRead(request)}`;
    const found = known.get(key) ?? createFairQueue({ ...LIMITS, full });
    known.set(key, found);
    return found;
  };
  const take = async (request: FastifyRequest) => {
    request.endTurn = await turnsOf(request).enter(['all', networkOf(request.ip)]);
  };
  app.decorateRequest('endTurn', NO_TURN);
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.config.unlimited || !request.routeOptions.config.roles) return done();
    take(request).then(() => done(), done);
  });
  // also for disconnected callers, whose request still uses the database
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.endTurn();
    done(null, payload);
  });
}
