import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Answer, startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';
import { sentMail } from '../support/mail-files';
import { openSessions, PASSWORD } from '../support/people';

describe.each(ONE_ENGINE)('password recovery on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, { recoveriesPerHour: 8, publicUrl: 'https://rodovia.example' });
  });
  afterAll(() => api.close());

  const ask = (Email: string, address = '203.0.113.200') =>
    api.call('visitor', 'POST', '/person/SetRecoveryPassword', { Email }, { 'x-forwarded-for': address });
  const set = (guid: string, newPassword = 'senha-nova-1', confirmPassword = newPassword) =>
    api.call('visitor', 'PUT', '/person/recover-password', { guid, newPassword, confirmPassword });
  const lastMail = async () => {
    const { Results } = (await api.call('admin', 'GET', '/mail-message/pagged?term=recuperação&quantity=1')).body;
    return (await api.call('admin', 'GET', `/mail-message/${Results[0].Code}`)).body;
  };
  const newLink = async (email: string): Promise<string> => {
    expect((await ask(email)).status).toBe(200);
    const text = await sentMail(api, (await lastMail()).Code);
    return /https:\/\/rodovia\.example\/recovery-pass\/([\da-f-]{36})/.exec(text)?.[1] ?? '';
  };
  const logIn = (username: string, password: string, address = '203.0.113.200') =>
    api.call('visitor', 'POST', '/Token', { username, password }, { 'x-forwarded-for': address });
  const mailsTo = async (email: string): Promise<number> =>
    (await api.call('admin', 'GET', `/mail-message/pagged?term=${email}`)).body.TotalCount;
  const changePassword = () => {
    const body = { currentPassword: PASSWORD, newPassword: 'outra-senha', confirmPassword: 'outra-senha' };
    return api.call('otherClient', 'PUT', '/person/update-password', body);
  };

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

  test('[AP-11] the link sets the password once, revokes every token and is nowhere to be read', async () => {
    const { email } = api.people.client;
    const guid = await newLink(email);
    const stored = await api.database.db.execute<{ digest: string }>(sql`select digest from recovery_link`);
    expect(stored.rows.map(({ digest }) => digest)).not.toContain(guid);
    const { Body, Code } = await lastMail();
    expect(Body).not.toContain('recovery-pass');
    expect(Body).toContain('[link removido]');
    const everything = await api.database.db.execute(
      sql`select html || plain as text from mail_message where code = ${Code}`,
    );
    expect(JSON.stringify(everything.rows)).not.toContain(guid);
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
  });

  test('[AP-11] 401 unknown, 402 expired; a mail whose link is over is not sent again', async () => {
    expect((await set('nada')).status).toBe(401);
    const guid = await newLink(api.people.seller.email);
    const { Code } = await lastMail();
    await api.database.db.execute(
      sql`update recovery_link set expires = now() - interval '1 second' where used is null`,
    );
    expect((await set(guid)).status).toBe(402);
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
    const { email } = api.people.admin;
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(email)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await mailsTo(email)).toBe(8);
    await Promise.all(Array.from({ length: 40 }, (_, at) => ask(email, `198.51.100.${at}`)));
    expect(await mailsTo(email)).toBe(32);
  });

  test('who asks too often uses up its own hour, not that of the account', async () => {
    const { email } = api.people.otherSeller;
    expect((await logIn(email, PASSWORD, '203.0.113.1')).status).toBe(200);
    const before = await mailsTo(email);
    await Promise.all(Array.from({ length: 40 }, (_, at) => ask(email, `198.51.100.${at % 20}`)));
    const flooded = await mailsTo(email);
    await ask(email, '203.0.113.1');
    expect(await mailsTo(email)).toBe(flooded + 1);
    expect(flooded - before).toBeLessThanOrEqual(32);
  });

  test.each<[string, () => Promise<Answer>]>([
    ['a change of the password', () => changePassword()],
    ['a log-out everywhere', () => api.call('otherClient', 'POST', '/person/logout-all')],
    ['the end of the account', () => api.call('admin', 'PUT', `/person/setInactive/${api.people.otherClient.code}`)],
  ])('%s ends the links that are out', async (_, end) => {
    const { email, code } = api.people.otherClient;
    const fresh = sql`update person set token_version = 0, is_active = true, password_hash = (select password_hash
      from person where code = ${api.people.otherSeller.code}) where code = ${code}`;
    await api.database.db.execute(fresh);
    await openSessions(api.database.db);
    await api.database.db.execute(sql`delete from rate_limit`);
    const guid = await newLink(email);
    expect((await end()).status).toBeLessThan(300);
    expect(await set(guid)).toMatchObject({ status: 402, body: { message: expect.stringContaining('expirou') } });
    expect((await logIn(email, 'senha-nova-1')).status).not.toBe(200);
  });

  test('[ST-07] a mail that could not leave takes its link along when it is sent again', async () => {
    await api.database.db.execute(sql`delete from rate_limit`);
    const guid = await newLink(api.people.otherSeller.email);
    const { Code } = await lastMail();
    rmSync(join(api.config.filesDir, 'mail', `${Code}.eml`));
    await api.database.db.execute(sql`update mail_message set status = 'ERROR' where code = ${Code}`);
    const resent = await api.call('admin', 'POST', `/mail-message/resend-mail?code=${Code}`);
    expect(resent.body).toEqual({ MailMessageStatus: 'SENT' });
    expect(await sentMail(api, Code)).toContain(`https://rodovia.example/recovery-pass/${guid}`);
    expect((await set(guid.toUpperCase())).status).toBe(200);
  });

  test('log-out everywhere revokes every token at once', async () => {
    expect((await api.call('admin', 'POST', '/person/logout-all')).status).toBe(204);
    expect((await api.call('admin', 'GET', '/logger')).status).toBe(401);
  });
});
