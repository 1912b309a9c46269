import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { closeConnections } from './closing';

const CALL = 'POST /order HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

async function startServer(deadlineMs?: number) {
  const app = Fastify({ return503OnClosing: false });
  closeConnections(app, deadlineMs);
  app.post('/order', async () => 'done');
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port };
}

const send = (port: number): Socket => connect(port, '127.0.0.1').once('error', () => undefined);

test('[MF-01] who is connected but not yet accepted when a server stops is answered', async () => {
  const { app, port } = await startServer();
  const callers = Array.from({ length: 20 }, () => send(port));
  const answers = callers.map((socket) => text(socket.end(CALL)).catch((error: Error) => error.message));
  // the connections are in the system's queue; they have not been accepted yet
  await new Promise<void>((resolve) => process.nextTick(resolve));
  await app.close();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 .*done$/s);
});

test('[MF-01] a connection on which nothing was ever said holds no server that stops', async () => {
  const { app, port } = await startServer();
  const silent = send(port);
  await once(app.server, 'connection');
  await app.close();
  if (!silent.closed) await once(silent, 'close');
});

test('[MF-01] a call that never ends holds a server that stops for a limited time', async () => {
  const { app, port } = await startServer(300);
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const endless = send(port);
  endless.write('POST /order HTTP/1.1\r\nHost: x\r\n');
  const [accepted] = await connected;
  // a connection with data is not an unused one
  while (accepted.bytesRead === 0) await new Promise((resolve) => setImmediate(resolve));
  await app.close();
  if (!endless.closed) await once(endless, 'close');
});
