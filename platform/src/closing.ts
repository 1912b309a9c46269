import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const RESTING_CHECK_MS = 100;
/** So long a connection may be open without a word; on a busy machine its first call comes late. */
const UNUSED_MS = 1000;
/** So long a stopping server waits for calls that do not end; less than what a supervisor gives it. */
const STOP_DEADLINE_MS = 20_000;
/** A turn of the event loop that is as short as this did nothing but look whether something had come. */
const QUIET_TURN_MS = 0.2;
const QUIET_TURNS = 3;
/** So long a server that is never quiet goes on listening. */
const QUIET_DEADLINE_MS = 5000;

/** Waits for turns of the event loop in which nobody came and nothing was answered. */
async function quietTurns(accepted: () => number): Promise<void> {
  const deadline = performance.now() + QUIET_DEADLINE_MS;
  for (let quiet = 0, began = performance.now(); quiet < QUIET_TURNS && began < deadline; began = performance.now()) {
    const before = accepted();
    await turn();
    quiet = accepted() === before && performance.now() - began < QUIET_TURN_MS ? quiet + 1 : 0;
  }
}

/**
 * Lets a server stop without cutting off anybody. Who is connected but not yet accepted is lost when it stops listening,
 * and a proxy may not send a write twice: it stops in a quiet moment. Connections that were busy when it began to stop are
 * closed as soon as they rest, and so are those that a browser opened ahead and never used, which Node takes for busy.
 * Nobody holds it for longer than `deadlineMs`.
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
      // a server of HTTP/2 has no such method: its sessions are closed by Fastify
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
