import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Time in ms within which any body must arrive, and the minimum rate in bytes per second afterwards. */
const PATIENCE = { time: 30_000, rate: 16 * 1024, look: 5000 };
type Patience = typeof PATIENCE;

interface Arriving {
  raw: IncomingMessage;
  since: number;
  /** Bytes that had arrived before. */
  before: number;
}

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes connections whose body arrives too slowly or has stopped, even if the request has been answered: each holds a
 * socket and memory.
 */
function closeSlowBodies(app: FastifyInstance, patience: Patience): void {
  const arriving = new Set<Arriving>();
  const look = () => {
    for (const one of arriving) {
      const { raw, since, before } = one;
      const taken = performance.now() - since;
      if (raw.complete || raw.socket.destroyed) arriving.delete(one);
      else if (taken > patience.time && (raw.socket.bytesRead - before) / (taken / 1000) < patience.rate) {
        raw.socket.end(TOO_SLOW, () => raw.socket.destroy());
        arriving.delete(one);
      }
    }
  };
  const timer = setInterval(look, patience.look);
  timer.unref();
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) arriving.add({ raw, since: performance.now(), before: raw.socket.bytesRead });
    done();
  });
  app.addHook('onClose', () => clearInterval(timer));
}

/**
 * Protections for every answer: no content type sniffing, and no endless bodies. Call it before routes and plugins are
 * registered.
 */
export function guardServer(app: FastifyInstance, patience: Patience = PATIENCE): void {
  closeSlowBodies(app, patience);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
}
