import { randomUUID } from 'node:crypto';
import type { ReleaseAction } from '@rodovia/shared/contracts/platform';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app';
import type { ReleaseDesk } from '../../src/context/release-desk';
import { startApi, type TestApi } from '../support/api';
import { deskOf } from '../support/release-desk';

const input: ReleaseAction = { action: 'rollback', release: '1.0.0-abc1234', why: 'lenta', seen: 3 };

describe('publications', () => {
  let api: TestApi;
  const apps: FastifyInstance[] = [];
  beforeAll(async () => {
    api = await startApi('pglite');
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
  });
  afterAll(() => api.close());

  /** Returns a function that calls an API with a release desk, as a given role. */
  async function caller(releases?: ReleaseDesk) {
    const app = await buildApp({ config: api.config, database: api.database, releases });
    apps.push(app);
    return async (
      who: 'admin' | 'seller' | 'client' | 'visitor',
      method: 'GET' | 'POST',
      url: string,
      body?: object,
    ) => {
      const authorization = who === 'visitor' ? {} : { authorization: `Bearer ${api.token(who)}` };
      const headers = { ...authorization, 'channel-code': api.config.channelCode };
      const answer = await app.inject({ method, url: `/api${url}`, headers, ...(body && { payload: body }) });
      return { status: answer.statusCode, body: answer.json() };
    };
  }

  test('[RO-05] are for administrators alone, on every call, and are done in the name that the server knows', async () => {
    const { desk, done } = deskOf();
    const call = await caller(desk);
    for (const [who, status] of [
      ['visitor', 401],
      ['client', 403],
      ['seller', 403],
    ] as const) {
      expect((await call(who, 'GET', '/release')).status).toBe(status);
      expect((await call(who, 'GET', '/release/history')).status).toBe(status);
      expect((await call(who, 'POST', '/release/mf-a', input)).status).toBe(status);
    }
    expect(done).toEqual([]);
    expect(await call('admin', 'GET', '/release')).toEqual({ status: 200, body: { Modules: [] } });
    expect((await call('admin', 'POST', '/release/mf-a', input)).status).toBe(200);
    const { name, code } = api.people.admin;
    expect(done).toEqual([['mf-a', input, `${name} (${code})`]]);
    const forged = { ...input, by: 'outra pessoa' };
    expect((await call('admin', 'POST', '/release/mf-a', forged)).status).toBe(400);
  });

  test('leave a row in the audit trail that names who did what and why; refusals leave none', async () => {
    const { desk } = deskOf();
    const why = `lenta ${randomUUID()}`;
    const call = await caller(desk);
    await call('admin', 'POST', '/release/mf-a', { ...input, why });
    const refusing = await caller(deskOf({ act: async () => ['Uma.', 'Outra.'] }).desk);
    const refused = await refusing('admin', 'POST', '/release/mf-a', { ...input, why });
    expect(refused).toMatchObject({ status: 409, body: { message: 'Uma.\nOutra.' } });
    const { body } = await call('admin', 'GET', '/logger');
    const rows = body.filter(({ Message }: { Message: string }) => Message.includes(why));
    expect(rows).toHaveLength(1);
    expect(rows[0].Message).toContain(`(${api.people.admin.code}) voltou mf-a para 1.0.0-abc1234: ${why}`);
  });

  test('[RO-05] open a preview for an administrator alone, and the trail says of what; a canary needs its part', async () => {
    const call = await caller(deskOf().desk);
    const ask = (who: 'admin' | 'seller' | 'client' | 'visitor', body: object) =>
      call(who, 'POST', '/release/shell/previews', body);
    const release = `1.0.0-${randomUUID().slice(0, 8)}`;
    for (const [who, status] of [
      ['visitor', 401],
      ['client', 403],
      ['seller', 403],
    ] as const)
      expect((await ask(who, { release })).status).toBe(status);
    for (const body of [{}, { release: '../x' }, { release, key: 'x' }])
      expect((await ask('admin', body)).status).toBe(400);
    expect(await ask('admin', { release })).toMatchObject({ status: 200, body: { Address: `/shell/${release}` } });
    const refusing = await caller(deskOf({ preview: async () => ['Não foi publicado.'] }).desk);
    expect(await refusing('admin', 'POST', '/release/mf-a/previews', { release })).toMatchObject({
      status: 409,
      body: { message: 'Não foi publicado.' },
    });
    const { body } = await call('admin', 'GET', '/logger');
    const rows = body.filter(({ Message }: { Message: string }) => Message.includes(release));
    expect(rows.map(({ Message }: { Message: string }) => Message)).toEqual([
      expect.stringContaining(`abriu uma prévia de shell ${release}`),
    ]);
    const canary = { action: 'canary', release, why: 'aos poucos', seen: 1 };
    for (const more of [{}, { traffic: 0 }, { traffic: 100 }, { traffic: 1.5 }])
      expect((await call('admin', 'POST', '/release/mf-a', { ...canary, ...more })).status).toBe(400);
    expect((await call('admin', 'POST', '/release/mf-a', { ...canary, traffic: 5 })).status).toBe(200);
  });

  test('[RO-05] let an administrator alone have a module from their own machine, and the trail says so', async () => {
    const call = await caller(deskOf().desk);
    const ask = (who: 'admin' | 'seller' | 'client' | 'visitor', module: string, body: object) =>
      call(who, 'POST', `/release/${module}/sources`, body);
    for (const [who, status] of [
      ['visitor', 401],
      ['client', 403],
      ['seller', 403],
    ] as const)
      expect((await ask(who, 'mf-a', { port: 3100 })).status).toBe(status);
    expect(await ask('admin', 'mf-a', { port: 3100 })).toEqual({ status: 200, body: { ticket: 'mf-a 3100' } });
    for (const body of [{ port: 80 }, { port: 65_536 }, { port: 3100.5 }, { port: 3100, host: 'evil.example' }, {}])
      expect((await ask('admin', 'mf-a', body)).status).toBe(400);
    expect((await ask('admin', 'shell', { port: 3100 })).status).toBe(400);
    const { body } = await call('admin', 'GET', '/logger');
    const rows = body.filter(({ Message }: { Message: string }) => Message.includes('da própria máquina'));
    expect(rows.map(({ Message }: { Message: string }) => Message)).toEqual([
      expect.stringContaining(`(${api.people.admin.code}) pediu mf-a da própria máquina, porta 3100`),
    ]);
  });

  test.each([
    ['no reason', { ...input, why: '  ' }, 'why'],
    ['no release to go to', { ...input, release: undefined }, 'release'],
    ['a release that is a path', { ...input, release: '1/../x' }, 'release'],
    ['nothing that was seen', { ...input, seen: undefined }, 'seen'],
    ['another input', { ...input, action: 'publish' }, 'action'],
  ])('are refused with %s', async (_, body, field) => {
    const { desk, done } = deskOf();
    const answer = await (await caller(desk))('admin', 'POST', '/release/mf-a', body);
    expect([answer.status, Object.keys(answer.body.errors ?? {}), done]).toEqual([400, [field], []]);
  });

  test('have a sentence where nothing publishes beside the API', async () => {
    expect(await (await caller())('admin', 'GET', '/release')).toMatchObject({
      status: 503,
      body: { message: 'Este servidor não publica módulos.' },
    });
  });

  test('have a sentence where the store is away or takes no changes, and for who is too hasty', async () => {
    const away = () => Promise.reject(new Error('ECONNREFUSED'));
    const call = await caller(deskOf({ read: away, act: away }).desk);
    expect(await call('admin', 'GET', '/release')).toMatchObject({
      status: 503,
      body: { message: 'O armazenamento das versões não responde. Tente novamente em instantes.' },
    });
    const statuses: number[] = [];
    for (let i = 0; i < 12; i++) statuses.push((await call('admin', 'POST', '/release/shell', input)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(503));
    expect(statuses.at(-1)).toBe(429);
  });
});
