import Fastify, { type FastifyInstance } from 'fastify';
import { pageHeaders } from '../security';
import { createMachinePasses, machineOf, registerOwnMachine } from './own-machine';
import { ownMachineTags } from './own-machine-page';

const passes = createMachinePasses('segredo');
const machine = { module: 'mf-a', port: 3100 };
const HOUR_MS = 3600 * 1000;

const cookieValue = (header: string) => /^sources=([^;]*)/.exec(header)?.[1] ?? '';
const issued = () => cookieValue(passes.cookieOf(passes.ticket(machine), false) ?? '');

afterEach(() => jest.restoreAllMocks());
const after = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);

describe("[MF-05] a module from a browser's own machine", () => {
  test('is said by a cookie that only a ticket gives, for eight hours', () => {
    const header = passes.cookieOf(passes.ticket(machine), true) ?? '';
    expect(header).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=28800; Secure$/);
    expect(passes.cookieOf(passes.ticket(machine), false)).not.toContain('Secure');
    const value = cookieValue(header);
    expect(passes.read(value)).toEqual(machine);
    after(8 * HOUR_MS + 1);
    expect(passes.read(value)).toBeNull();
  });

  test('needs a ticket of the last minute, and neither is good in place of the other', () => {
    const ticket = passes.ticket(machine);
    expect(passes.read(ticket)).toBeNull();
    expect(passes.cookieOf(issued(), false)).toBeNull();
    after(61_000);
    expect(passes.cookieOf(ticket, false)).toBeNull();
  });

  test('is nothing where the cookie is made up, or says anything else than what was signed', () => {
    const [module, port, until, id, signature] = issued().split('@');
    for (const forged of [
      undefined,
      '',
      'mf-a@3100',
      ['mf-b', port, until, id, signature].join('@'),
      [module, '3101', until, id, signature].join('@'),
      [module, port, String(Number(until) + HOUR_MS), id, signature].join('@'),
      [module, port, until, id, ''].join('@'),
      [module, port, until, id, `${signature}x`].join('@'),
      cookieValue(createMachinePasses('outro').cookieOf(createMachinePasses('outro').ticket(machine), false) ?? ''),
    ])
      expect(passes.read(forged)).toBeNull();
  });

  test.each([
    ['shell', 3100],
    ['mf-a"><script>', 3100],
    ["mf-a 'unsafe-inline'", 3100],
    ['mf-a', 80],
    ['mf-a', 65_536],
    ['mf-a', 3100.5],
    ['mf-a', Number.NaN],
  ])('is never signed for %s on port %s', (module, port) => {
    expect(() => passes.ticket({ module, port })).toThrow();
  });

  test('changes the policy of its page alone, by one address of this machine', () => {
    const { 'content-security-policy': own, 'cache-control': cacheControl } = pageHeaders(machine);
    for (const what of ['script-src', 'style-src', 'img-src', 'connect-src'])
      expect(own).toMatch(new RegExp(`${what} [^;]* http://localhost:3100(;|$)`));
    expect([cacheControl, pageHeaders()['cache-control']]).toEqual(['private, no-store', 'no-cache']);
    expect(pageHeaders()['content-security-policy']).not.toContain('localhost');
    expect(ownMachineTags(machine)).toContain('data-src="http://localhost:3100/mf/mf-a/dev/page.js?now"');
  });
});

describe('[MF-05] the way to it', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = Fastify();
    app.addHook('onRequest', async (request) => {
      const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split('='));
      request.cookies = Object.fromEntries(pairs);
    });
    const used = new Set<string>();
    const use = async (ticket: string) => used.size < used.add(ticket).size;
    registerOwnMachine(app, passes, () => 'https://loja.example', use);
    app.get('/', (request, reply) => reply.send({ machine: machineOf(passes, request, reply) }));
  });
  afterAll(() => app.close());

  const post = async (payload: object | string, type = 'application/json') => {
    const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const headers = { 'content-type': type };
    const answer = await app.inject({ method: 'POST', url: '/mf/sources', headers, payload: body });
    return { status: answer.statusCode, cookie: String(answer.headers['set-cookie'] ?? '') };
  };
  const page = async (value: string, staff = 'staff=1; ') => {
    const answer = await app.inject({ url: '/', headers: { cookie: `${staff}sources=${value}` } });
    return { ...answer.json(), ended: String(answer.headers['set-cookie'] ?? '').startsWith('sources=;') };
  };

  test('gives the cookie for a ticket, and for nothing else or from elsewhere', async () => {
    const ticket = passes.ticket(machine);
    const given = await post({ ticket });
    expect([given.status, passes.read(cookieValue(given.cookie))]).toEqual([204, machine]);
    expect(given.cookie).toContain('; Secure');
    expect(await post({ ticket: `${ticket}x` })).toEqual({ status: 403, cookie: '' });
    // what a form of another site can send
    expect((await post(JSON.stringify({ ticket }), 'text/plain')).cookie).toBe('');
    expect((await post(`ticket=${ticket}`, 'application/x-www-form-urlencoded')).cookie).toBe('');
  });

  test('takes a ticket once, and says what became of it; one that was refused is not used up', async () => {
    const send = async (ticket: string) => {
      const answer = await app.inject({ method: 'POST', url: '/mf/sources', payload: { ticket } });
      return [answer.statusCode, answer.body];
    };
    const [ticket, other] = [passes.ticket(machine), passes.ticket(machine)];
    expect(await send(`${ticket}x`)).toEqual([403, 'A permissão terminou. Peça outra.']);
    expect(await send(ticket)).toEqual([204, '']);
    expect(await send(ticket)).toEqual([403, 'A permissão já foi usada. Peça outra.']);
    expect(await send(other)).toEqual([204, '']);
  });

  test('ends on request, with the log-out, and where the cookie is not good', async () => {
    const value = issued();
    expect(await page(value)).toEqual({ machine, ended: false });
    expect(await page(value, '')).toEqual({ machine: null, ended: true });
    expect(await page(`${value}x`)).toEqual({ machine: null, ended: true });
    const { statusCode, headers } = await app.inject('/mf/sources');
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([
      302,
      '/',
      expect.stringMatching(/^sources=;/),
    ]);
  });
});
