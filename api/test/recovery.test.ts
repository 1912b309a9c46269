import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from './support/api';
import { ENGINES } from './support/engines';

describe.each(ENGINES)('password recovery on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, { recoveriesPerHour: 8, publicUrl: 'https://rodovia.example' });
  }, 60_000);
  afterAll(() => api.close());

  const ask = (Email: string) => api.call('visitor', 'POST', '/person/SetRecoveryPassword', { Email });
  const set = (guid: string, newPassword = 'senha-nova-1', confirmPassword = newPassword) =>
    api.call('visitor', 'PUT', '/person/recover-password', { guid, newPassword, confirmPassword });
  const lastMail = async () => {
    const { Results } = (await api.call('admin', 'GET', '/mail-message/pagged?term=recuperação&quantity=1')).body;
    return (await api.call('admin', 'GET', `/mail-message/${Results[0].Code}`)).body;
  };
  const newLink = async (email: string): Promise<string> => {
    expect((await ask(email)).status).toBe(200);
    const { Body } = await lastMail();
    return /https:\/\/rodovia\.example\/recovery-pass\/([\da-f-]{36})/.exec(Body)?.[1] ?? '';
  };
  const logIn = (username: string, password: string) => api.call('visitor', 'POST', '/Token', { username, password });

  test('[AP-11] answers the same, in the same time, for known and unknown addresses', async () => {
    const timed = async (email: string) => {
      const start = Date.now();
      const { status, body } = await ask(email);
      return { status, body, time: Date.now() - start };
    };
    const known = await timed(api.people.otherSeller.email);
    const unknown = await timed('ninguem@teste.example');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(Math.min(known.time, unknown.time)).toBeGreaterThanOrEqual(245);
    expect((await api.call('admin', 'GET', '/mail-message/pagged?term=ninguem')).body.TotalCount).toBe(0);
  });

  test('[AP-11] the link sets the password once, revokes every token and is nowhere to be read afterwards', async () => {
    const { email } = api.people.client;
    const guid = await newLink(email);
    const stored = await api.database.db.execute<{ digest: string }>(sql`select digest from recovery_link`);
    expect(stored.rows.map(({ digest }) => digest)).not.toContain(guid);
    expect((await set(guid, 'senha-nova-1', 'outra')).body).toMatchObject({
      code: 400,
      message: 'Senhas estão diferentes',
    });
    expect((await set(guid, 'curta')).body.message).toContain('8 caracteres');
    const both = await Promise.all([set(guid), set(guid)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect((await api.call('client', 'GET', '/shopping-cart')).status).toBe(401);
    expect((await logIn(email, 'senha-nova-1')).status).toBe(200);
    expect(await set(guid)).toMatchObject({
      status: 403,
      body: { message: 'Este link de recuperação já foi utilizado.' },
    });
    const { Body } = await lastMail();
    expect(Body).not.toContain('recovery-pass');
    expect(Body).toContain('[link removido]');
  });

  test('[AP-11] 401 unknown, 402 expired; the expired link is taken out of its mail, which is not sent again', async () => {
    expect((await set('nada')).status).toBe(401);
    const guid = await newLink(api.people.seller.email);
    const { Code } = await lastMail();
    await api.database.db.execute(
      sql`update recovery_link set expires = now() - interval '1 second' where used is null`,
    );
    expect((await set(guid)).status).toBe(402);
    expect((await lastMail()).Body).not.toContain(guid);
    await api.database.db.execute(sql`update mail_message set status = 'ERROR' where code = ${Code}`);
    expect((await api.call('admin', 'POST', `/mail-message/resend-mail?code=${Code}`)).status).toBe(409);
  });

  test('a newer recovery takes the older links with it', async () => {
    const first = await newLink(api.people.otherClient.email);
    const second = await newLink(api.people.otherClient.email);
    expect((await set(second)).status).toBe(200);
    expect((await set(first)).status).toBe(403);
  });

  test('nobody is flooded: beyond the limit the answer stays, the mails stop', async () => {
    const count = async () =>
      (await api.call('admin', 'GET', '/mail-message/pagged?term=admin@teste.example')).body.TotalCount;
    for (let times = 0; times < 10; times += 1) expect((await ask(api.people.admin.email)).status).toBe(200);
    expect(await count()).toBe(8);
  }, 20_000);

  test('log-out everywhere revokes every token at once', async () => {
    expect((await api.call('admin', 'POST', '/person/logout-all')).status).toBe(204);
    expect((await api.call('admin', 'GET', '/logger')).status).toBe(401);
  });
});
