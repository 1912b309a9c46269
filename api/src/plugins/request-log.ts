import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Api } from '../context/context';

const GIVEN_ID = /^[\w-]{8,64}$/;

/** A logger of another make than pino, which knows its levels, is given every line. */
const writesLines = (log: FastifyBaseLogger & { isLevelEnabled?(level: string): boolean }) =>
  log.isLevelEnabled?.('info') ?? true;

declare module 'fastify' {
  interface FastifyRequest {
    /** Given by the caller or a proxy in `X-Request-Id`, else made here; the answer carries it. */
    requestId: string;
  }
}

/** Different in every process: with a running number it names a request everywhere. */
const PROCESS = randomUUID().replaceAll('-', '').slice(0, 16);
let lastNumber = 0;

function idOf(header: string | string[] | undefined): string {
  if (typeof header === 'string' && GIVEN_ID.test(header)) return header;
  lastNumber += 1;
  return `${PROCESS}-${lastNumber.toString(36)}`;
}

/** One line per answer: which route, how it ended, how long it took in ms. No address, no query, no names. */
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
