import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Api } from '../../context/context';

const GIVEN_ID = /^[\w-]{8,64}$/;

/** Returns whether the logger writes lines; loggers other than pino get all of them. */
const writesLines = (log: FastifyBaseLogger & { isLevelEnabled?(level: string): boolean }) =>
  log.isLevelEnabled?.('info') ?? true;

declare module 'fastify' {
  interface FastifyRequest {
    /** From the caller or a proxy in `X-Request-Id`, otherwise generated; returned with the answer. */
    requestId: string;
  }
}

/** Unique per process: with a counter it identifies a request globally. */
const PROCESS = randomUUID().replaceAll('-', '').slice(0, 16);
let lastNumber = 0;

function idOf(header: string | string[] | undefined): string {
  if (typeof header === 'string' && GIVEN_ID.test(header)) return header;
  lastNumber += 1;
  return `${PROCESS}-${lastNumber.toString(36)}`;
}

/** Logs one line per answer: route, status, and duration in ms. No address, query or names. */
export function requestLog(app: Api): void {
  app.decorateRequest('requestId', '');
  app.addHook('onRequest', (request, reply, done) => {
    request.requestId = idOf(request.headers['x-request-id']);
    reply.header('x-request-id', request.requestId);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (!writesLines(request.log)) return done();
    const { method, requestId, routeOptions } = request;
    const line = {
      requestId,
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(line, 'pedido');
    done();
  });
}
