/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const rejectSession = jest.fn();
jest.mock('./rejection', () => ({
  ...jest.requireActual('./rejection'),
  rejectSession: (reason: string) => rejectSession(reason),
}));
const boot = { apiBase: '' };
jest.mock('../boot', () => ({
  runtimeConfig: {
    get apiBase() {
      return boot.apiBase;
    },
    channelCode: 'web',
    personTypes: { client: '', admin: '', seller: '' },
  },
}));

let server: Server;
let handle: Handler;
let seen: IncomingMessage[];

async function load() {
  jest.resetModules();
  const { useSession } = await import('../session/session');
  const { send } = await import('./transport');
  return { send, useSession };
}

const answer = (status: number, body: unknown) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

beforeEach(async () => {
  rejectSession.mockClear();
  seen = [];
  server = createServer((request, response) => {
    seen.push(request);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  boot.apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

test('[AP-01] every request carries the channel, and the token where there is one', async () => {
  handle = answer(200, { ok: true });
  const { send, useSession } = await load();
  await send({ method: 'GET', url: '/a' });
  useSession.setState({ token: 'tok' });
  await send({ method: 'POST', url: '/b', data: { x: 1 } });
  expect(seen.map(({ headers }) => [headers['channel-code'], headers.authorization])).toEqual([
    ['web', undefined],
    ['web', 'Bearer tok'],
  ]);
});

test('[AP-03] a 401 ends the session; log-in and recovery are exempt', async () => {
  handle = answer(401, { code: 401, message: 'não' });
  const { send } = await load();
  await expect(send({ method: 'GET', url: '/brand' })).rejects.toMatchObject({
    kind: 'http',
    status: 401,
    message: 'não',
  });
  expect(rejectSession).toHaveBeenCalledWith('unauthorized');
  rejectSession.mockClear();
  for (const url of ['/Token', '/person/SetRecoveryPassword', '/person/recover-password']) {
    await expect(send({ method: 'POST', url })).rejects.toMatchObject({ status: 401 });
  }
  expect(rejectSession).not.toHaveBeenCalled();
});

test('[AP-03] a read that loses the network is tried three times, then ends the session', async () => {
  handle = (request) => request.socket.destroy();
  const { send } = await load();
  await expect(send({ method: 'GET', url: '/brand' })).rejects.toMatchObject({ kind: 'network' });
  expect(seen).toHaveLength(3);
  expect(rejectSession).toHaveBeenCalledWith('network');
});

test('[AP-03] a read that finds the network again ends nothing', async () => {
  handle = (request, response) => (seen.length < 2 ? request.socket.destroy() : answer(200, [1])(request, response));
  const { send } = await load();
  await expect(send({ method: 'GET', url: '/brand' })).resolves.toEqual([1]);
  expect(rejectSession).not.toHaveBeenCalled();
});

test.each([
  ['GET', 3],
  ['POST', 1],
] as const)('a %s that is asked for patience is sent %i times', async (method, times) => {
  handle = answer(503, { code: 503, message: 'Tente novamente.' });
  const { send } = await load();
  await expect(send({ method, url: '/brand' })).rejects.toMatchObject({ status: 503 });
  expect(seen).toHaveLength(times);
  expect(rejectSession).not.toHaveBeenCalled();
});

const keysOf = () => seen.map(({ headers }) => headers['idempotency-key']);

test('[AP-03] a write that is lost is sent once more, as the same one, and then ends the session', async () => {
  handle = (request) => request.socket.destroy();
  const { send } = await load();
  await expect(send({ method: 'POST', url: '/brand', data: {} })).rejects.toMatchObject({ kind: 'network' });
  expect(rejectSession).toHaveBeenCalledWith('network');
  expect(keysOf()).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keysOf()[0]]);
});

test('a write without an answer is the same one when somebody tries it again, until it has one', async () => {
  const brand = { method: 'POST', url: '/brand', data: { description: 'X' } } as const;
  handle = () => undefined;
  const { send } = await load();
  await expect(send({ ...brand, timeout: 50 })).rejects.toMatchObject({ kind: 'timeout' });
  handle = answer(409, { code: 409, message: 'já existe' });
  await expect(send(brand)).rejects.toMatchObject({ status: 409 });
  await expect(send(brand)).rejects.toMatchObject({ status: 409 });
  await expect(send({ ...brand, data: { description: 'Y' } })).rejects.toMatchObject({ status: 409 });
  const [first, second, third, other] = keysOf();
  expect(second).toBe(first);
  expect(new Set([second, third, other]).size).toBe(3);
});

test.each([502, 503, 504])(
  'a write that is answered %s is the same one when somebody tries it again',
  async (status) => {
    const brand = { method: 'POST', url: '/brand', data: { description: String(status) } } as const;
    handle = answer(status, { code: status, message: 'Tente novamente.' });
    const { send } = await load();
    await expect(send(brand)).rejects.toMatchObject({ status });
    await expect(send(brand)).rejects.toMatchObject({ status });
    const [first, second] = keysOf();
    expect(second).toBe(first);
  },
);

test('a write that has a key keeps it', async () => {
  handle = answer(200, {});
  const { send } = await load();
  await send({ method: 'POST', url: '/message', data: {}, headers: { 'Idempotency-Key': 'mine' } });
  expect(keysOf()).toEqual(['mine']);
});

test('a read that is never answered ends in a sentence, and nothing else ends', async () => {
  handle = () => undefined;
  const { send } = await load();
  await expect(send({ method: 'GET', url: '/brand', timeout: 50 })).rejects.toMatchObject({
    kind: 'timeout',
    message: 'O servidor não respondeu a tempo. Tente novamente.',
  });
  // a busy machine may end it before it has left
  expect(seen.length).toBeLessThan(2);
  expect(rejectSession).not.toHaveBeenCalled();
});

test('[AP-03] a write whose caller keeps what was to be sent ends no session where the network is lost', async () => {
  handle = (request) => request.socket.destroy();
  const { send } = await load();
  const call = send({ method: 'PUT', url: '/proposal', data: {}, unattended: true });
  await expect(call).rejects.toMatchObject({ kind: 'network' });
  expect(rejectSession).not.toHaveBeenCalled();
});

test('[AP-03] a call taken back by the page ends nothing', async () => {
  handle = () => undefined;
  const { send } = await load();
  const abort = new AbortController();
  const call = send({ method: 'GET', url: '/brand', signal: abort.signal });
  setImmediate(() => abort.abort());
  await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  expect(rejectSession).not.toHaveBeenCalled();
});

test('[AP-07] field errors reach the caller by their names', async () => {
  handle = answer(400, { code: 400, message: 'Confira os campos.', errors: { name: 'Nome é obrigatório.' } });
  const { send } = await load();
  await expect(send({ method: 'POST', url: '/brand', data: {} })).rejects.toMatchObject({
    fieldErrors: { name: 'Nome é obrigatório.' },
    message: 'Confira os campos.',
  });
});

test('[AP-03] what an earlier session left behind ends no other one', async () => {
  const { send, useSession } = await load();
  useSession.setState({ token: 'before' });
  handle = (_, response) => {
    useSession.setState({ token: 'after' });
    answer(401, { code: 401, message: 'Faça login.' })(_, response);
  };
  await expect(send({ method: 'GET', url: '/a' })).rejects.toMatchObject({ status: 401 });
  expect(rejectSession).not.toHaveBeenCalled();
  let requests = 0;
  handle = (request, response) => {
    requests += 1;
    useSession.setState({ token: 'later' });
    request.socket.destroy();
    response.destroy();
  };
  await expect(send({ method: 'GET', url: '/b' })).rejects.toMatchObject({ kind: 'network' });
  expect(rejectSession).not.toHaveBeenCalled();
  // nothing of it is sent in the next call
  expect(requests).toBe(1);
});
