import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long any body may take in ms, and what a longer one has to bring meanwhile, in bytes a second. */
const PATIENCE = { time: 30_000, rate: 16 * 1024, look: 5000 };
type Patience = typeof PATIENCE;

interface Arriving {
  raw: IncomingMessage;
  since: number;
  /** What the connection had brought before. */
  before: number;
}

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Closes connections whose body trickles in or has stopped, also those whose call is answered already: each keeps a
 * socket and what has come so far.
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
 * What holds for every answer of a server: no browser guesses its type, and no body arrives for ever. To be called
 * before routes and plugins are registered.
 */
export function guardServer(app: FastifyInstance, patience: Patience = PATIENCE): void {
  closeSlowBodies(app, patience);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done();
  });
}
