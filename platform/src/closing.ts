import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const RESTING_CHECK_MS = 100;
/** Time in ms that an unused connection may stay open; on a busy machine its first request is late. */
const UNUSED_MS = 1000;
/** Time in ms that a stopping server waits for unfinished requests; less than a supervisor allows. */
const STOP_DEADLINE_MS = 20_000;
/** Maximum duration in ms of an idle turn of the event loop. */
const QUIET_TURN_MS = 0.2;
const QUIET_TURNS = 3;
/** Time in ms after which a busy server stops listening anyway. */
const QUIET_DEADLINE_MS = 5000;

/** Waits for event loop turns without new connections and answers. */
async function quietTurns(accepted: () => number): Promise<void> {
  const deadline = performance.now() + QUIET_DEADLINE_MS;
  for (
    let quiet = 0, turnStart = performance.now();
    quiet < QUIET_TURNS && turnStart < deadline;
    turnStart = performance.now()
  ) {
    const before = accepted();
    await turn();
    quiet = accepted() === before && performance.now() - turnStart < QUIET_TURN_MS ? quiet + 1 : 0;
  }
}

/**
 * Graceful shutdown without refused connections. Connections in the accept queue are lost when a server stops
 * listening, and proxies cannot repeat writes, so it stops in an idle moment. Busy connections are closed when they
 * become idle; so are unused ones opened ahead by browsers, which Node considers busy. The shutdown takes at most
 * `deadlineMs`.
 */
export function closeConnections(app: FastifyInstance, deadlineMs = STOP_DEADLINE_MS): void {
  const { server } = app;
  const open = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  const stopListening = server.close.bind(server);
  server.close = (done) => {
    void quietTurns(() => accepted).then(() => stopListening(done));
    return server;
  };

  app.addHook('preClose', async () => {
    const deadline = Date.now() + deadlineMs;
    const silentSince = new Map<Socket, number>();
    const timer = setInterval(() => {
      // HTTP/2 servers have no such method: Fastify closes their sessions
      server.closeIdleConnections?.();
      const isOver = Date.now() > deadline;
      for (const socket of open) {
        const since = silentSince.get(socket) ?? Date.now();
        silentSince.set(socket, since);
        const isUnused = socket.bytesRead === 0 && Date.now() - since > UNUSED_MS;
        if (isOver || isUnused) socket.destroy();
      }
    }, RESTING_CHECK_MS);
    server.once('close', () => clearInterval(timer));
    timer.unref();
  });
}
