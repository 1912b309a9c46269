import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { guardServer } from '../../src/server-guards';
import { until } from '../support/wait';

const PATIENCE = { time: 300, rate: 1000, look: 20 };

describe('clients that send slowly', () => {
  let app: FastifyInstance;
  let port: number;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    app = Fastify();
    guardServer(app, PATIENCE);
    app.post('/read', async ({ body }) => ({ length: JSON.stringify(body).length }));
    app.post('/refused', { onRequest: async (_request, reply) => reply.code(401).send('') }, () => '');
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });

  function open(path: string, length: number) {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const seen = { text: '', isClosed: false };
    socket.on('data', (chunk) => {
      seen.text += chunk;
    });
    socket.on('close', () => {
      seen.isClosed = true;
    });
    socket.on('error', () => undefined);
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
    );
    return { socket, seen };
  }

  test('a body that stops is closed, with an answer that says why', async () => {
    const { socket, seen } = open('/read', 100);
    socket.write('{"a":');
    await until(() => seen.isClosed || undefined);
    expect(seen.text).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a body that trickles is closed, also where the call was answered long ago', async () => {
    for (const path of ['/read', '/refused']) {
      const { socket, seen } = open(path, 100_000);
      socket.write('"');
      const trickle = setInterval(() => socket.write('x'), 10);
      await until(() => seen.isClosed || undefined);
      clearInterval(trickle);
    }
  });

  test('a body that takes longer and keeps coming is read', async () => {
    const { socket, seen } = open('/read', 2002);
    socket.write('"');
    for (let part = 0; part < 10; part += 1) {
      await new Promise((resolve) => setTimeout(resolve, 60));
      socket.write('x'.repeat(200));
    }
    socket.write('"');
    await until(() => (seen.text.includes('{"length":2002}') ? true : undefined));
    expect(seen.text).toMatch(/x-content-type-options: nosniff/i);
  });
});
