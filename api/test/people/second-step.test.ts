import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { resetSecondStep } from '../../src/admin/reset-second-step';
import { loadConfig } from '../../src/base/config';
import { createContext } from '../../src/context/context';
import { startApi, type TestApi } from '../support/api';
import { createAuthenticator } from '../support/authenticator';
import { ONE_ENGINE } from '../support/engines';
import { PASSWORD, type RoleName } from '../support/people';

const ORIGIN = 'https://rodovia.example';
const STEP = 30_000;

describe.each(ONE_ENGINE)('the second step on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, { publicUrl: ORIGIN });
  });
  afterAll(() => api.close());
  afterEach(async () => {
    for (const table of ['totp', 'passkey', 'passkey_challenge', 'recovery_code', 'rate_limit', 'known_address'])
      await api.database.db.execute(sql.raw(`delete from ${table}`));
  });

  const logIn = (who: RoleName, step: object = {}, headers = {}) =>
    api.call('visitor', 'POST', '/Token', { username: api.people[who].email, password: PASSWORD, ...step }, headers);
  const proof = { currentPassword: PASSWORD };

  /** Enrols an authenticator app. `codeAt` returns the code of a time step relative to now. */
  async function enrolTotp(who: RoleName) {
    const { body } = await api.call(who, 'POST', '/second-step/totp', proof);
    const app = new TOTP({ secret: Secret.fromBase32(body.Secret), period: 30, digits: 6 });
    const codeAt = (steps: number) => app.generate({ timestamp: Date.now() + steps * STEP });
    const confirmed = await api.call(who, 'PUT', '/second-step/totp', { code: codeAt(-1) });
    expect(confirmed.status).toBe(200);
    return { uri: body.Uri as string, secret: body.Secret as string, codeAt, codes: confirmed.body.RecoveryCodes };
  }

  async function enrolPasskey(who: RoleName, name = 'Celular') {
    const device = createAuthenticator(ORIGIN);
    const { body } = await api.call(who, 'POST', '/second-step/passkey/options', proof);
    const credential = device.create(JSON.parse(body.Options));
    const made = await api.call(who, 'POST', '/second-step/passkey', { name, credential });
    expect(made.status).toBe(200);
    return { device, credential, codes: made.body.RecoveryCodes as string[] };
  }

  const challengeOf = async (who: RoleName) => JSON.parse((await logIn(who)).body.errors.passkey);
  const mailsTo = async (who: RoleName) =>
    (await api.call('admin', 'GET', `/mail-message/pagged?term=${api.people[who].email}`)).body.TotalCount;

  test('[AP-02] the password alone is answered with 401 and the ways there are; a wrong one tells nothing of them', async () => {
    await enrolTotp('seller');
    expect(await logIn('seller')).toMatchObject({
      status: 401,
      body: { code: 401, message: 'Confirme que é você com o segundo passo.', errors: { secondStep: 'totp recovery' } },
    });
    const wrong = await api.call('visitor', 'POST', '/Token', {
      username: api.people.seller.email,
      password: 'errada',
      code: '123456',
    });
    expect([wrong.status, wrong.body]).toEqual([401, { code: 401, message: 'Usuário ou senha incorretos' }]);
    expect((await logIn('client')).status).toBe(200);
  });

  test('neither an app that was never confirmed nor recovery codes alone are a second step', async () => {
    await api.call('seller', 'POST', '/second-step/totp', proof);
    expect((await logIn('seller')).status).toBe(200);
    await enrolTotp('client');
    expect((await logIn('client')).body.errors).toEqual({ secondStep: 'totp recovery' });
    await api.database.db.execute(sql`delete from totp`);
    expect((await logIn('client')).status).toBe(200);
  });

  test('a code of the app opens the account, once', async () => {
    const { codeAt, uri, secret } = await enrolTotp('seller');
    expect(uri).toContain(`otpauth://totp/Rodovia:${encodeURIComponent(api.people.seller.email)}`);
    const { rows } = await api.database.db.execute(sql`select * from totp`);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await logIn('seller', { code: codeAt(-1) })).status).toBe(401);
    const both = await Promise.all([logIn('seller', { code: codeAt(0) }), logIn('seller', { code: codeAt(0) })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await logIn('seller', { code: codeAt(5) })).body.message).toContain('não confere');
    const spaced = codeAt(1).replace(/(...)/, '$1 ');
    expect((await logIn('seller', { code: spaced })).status).toBe(200);
  });

  test('codes are guessed at as seldom as passwords, from everywhere together', async () => {
    await enrolTotp('seller');
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        logIn('seller', { code: String(100_000 + at) }, { 'x-forwarded-for': `198.51.100.${at}` }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 408)).toHaveLength(20);
  });

  test('each recovery code opens it once, and its owner is told by mail', async () => {
    const { codes } = await enrolTotp('seller');
    expect(codes).toHaveLength(10);
    const before = await mailsTo('seller');
    const [first = ''] = codes;
    expect((await logIn('seller', { code: first.toLowerCase().replaceAll('-', ' ') })).status).toBe(200);
    expect(await mailsTo('seller')).toBe(before + 1);
    expect((await logIn('seller', { code: first })).status).toBe(401);
    expect((await api.call('seller', 'GET', '/second-step')).body).toMatchObject({ RecoveryCodes: 9, HasTotp: true });
    const fresh = await api.call('seller', 'POST', '/second-step/recovery-codes', proof);
    expect((await logIn('seller', { code: codes[1] })).status).toBe(401);
    expect((await logIn('seller', { code: fresh.body.RecoveryCodes[0] })).status).toBe(200);
    const { rows } = await api.database.db.execute(sql`select digest from recovery_code`);
    expect(JSON.stringify(rows)).not.toContain(fresh.body.RecoveryCodes[1]);
    await api.database.db.execute(sql`update recovery_code set used = now()`);
    expect((await logIn('seller')).body.errors).toEqual({ secondStep: 'totp' });
  });

  test('a passkey opens the account with what it was given to sign, once and on this site', async () => {
    const { device } = await enrolPasskey('admin');
    const options = await challengeOf('admin');
    expect(options.allowCredentials).toMatchObject([{ id: device.id }]);
    const passkey = device.prove(options);
    expect((await logIn('admin', { passkey })).body.is_admin).toBe(true);
    expect((await logIn('admin', { passkey })).status).toBe(401);
    const elsewhere = device.prove(await challengeOf('admin'), 'https://rodovia.exemplo');
    expect((await logIn('admin', { passkey: elsewhere })).status).toBe(401);
    const other = createAuthenticator(ORIGIN);
    expect((await logIn('admin', { passkey: other.prove(await challengeOf('admin')) })).status).toBe(401);
    expect((await logIn('admin', { passkey: device.prove({ challenge: 'inventado' }) })).status).toBe(401);
    const late = device.prove(await challengeOf('admin'));
    await api.database.db.execute(sql`update passkey_challenge set expires = now() - interval '1 second'`);
    expect((await logIn('admin', { passkey: late })).status).toBe(401);
  });

  test("another's challenge signs nobody in", async () => {
    await enrolPasskey('admin');
    const { device } = await enrolPasskey('seller');
    expect((await logIn('seller', { passkey: device.prove(await challengeOf('admin')) })).status).toBe(401);
    expect((await logIn('seller', { passkey: device.prove(await challengeOf('seller')) })).status).toBe(200);
  });

  test('what changes it asks for the password, and the owner is told by mail', async () => {
    const { device } = await enrolPasskey('seller', 'Chaveiro');
    const { Passkeys } = (await api.call('seller', 'GET', '/second-step')).body;
    expect(Passkeys).toMatchObject([{ Name: 'Chaveiro', LastUsed: null }]);
    await logIn('seller', { passkey: device.prove(await challengeOf('seller')) });
    const path = `/second-step/passkey/${Passkeys[0].Code}`;
    const calls: ['POST' | 'DELETE', string][] = [
      ['POST', '/second-step/totp'],
      ['DELETE', '/second-step/totp'],
      ['POST', '/second-step/passkey/options'],
      ['POST', '/second-step/recovery-codes'],
      ['DELETE', path],
    ];
    for (const [method, at] of calls)
      expect((await api.call('seller', method, at, { currentPassword: 'errada' })).body.errors).toEqual({
        currentPassword: 'Senha atual incorreta.',
      });
    expect((await api.call('client', 'DELETE', path, proof)).status).toBe(404);
    const before = await mailsTo('seller');
    expect((await api.call('seller', 'DELETE', path, proof)).status).toBe(204);
    expect(await mailsTo('seller')).toBe(before + 1);
    expect((await api.call('seller', 'GET', '/second-step')).body).toMatchObject({ Passkeys: [], RecoveryCodes: 0 });
    expect((await logIn('seller')).status).toBe(200);
  });

  test('an administrator takes a lost one from somebody else, which is in the trail', async () => {
    await enrolTotp('seller');
    await enrolPasskey('seller');
    const reset = (who: RoleName) => api.call('admin', 'PUT', `/person/resetSecondStep/${api.people[who].code}`);
    expect((await reset('seller')).status).toBe(204);
    expect((await logIn('seller')).status).toBe(200);
    expect((await reset('admin')).status).toBe(409);
    expect((await reset('seller')).body.message).toBe('Esta conta não tem um segundo passo.');
    const trail = (await api.call('admin', 'GET', '/logger/pagged?filtro=retirou o segundo passo')).body;
    expect(trail.Results[0].Message).toContain(api.people.seller.code);
  });

  test('the operator takes it from whoever has no administrator to ask', async () => {
    await enrolTotp('admin');
    const context = createContext({ config: api.config, database: api.database });
    await expect(resetSecondStep(context, 'ninguem@teste.example')).rejects.toThrow('Nenhuma conta');
    await resetSecondStep(context, api.people.admin.email.toUpperCase());
    expect((await logIn('admin')).status).toBe(200);
    await expect(resetSecondStep(context, api.people.admin.email)).rejects.toThrow('não tem um segundo passo');
  });

  test('an installation that has another secret by now takes recovery codes still', async () => {
    const { codes, codeAt } = await enrolTotp('seller');
    await api.database.db.execute(sql`update totp set secret = ${Buffer.alloc(48).toString('base64url')}`);
    expect((await logIn('seller', { code: codeAt(0) })).status).toBe(401);
    expect((await logIn('seller', { code: codes[0] })).status).toBe(200);
  });
});

describe.each(ONE_ENGINE)('where staff need a second step on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine, { publicUrl: ORIGIN, secondStep: 'staff' });
  });
  afterAll(() => api.close());

  test('who has none can do nothing but set it up', async () => {
    expect((await api.call('client', 'GET', '/shopping-cart')).status).toBe(200);
    expect(await api.call('seller', 'GET', '/shopping-cart')).toMatchObject({
      status: 403,
      body: { errors: { secondStep: 'enrol' } },
    });
    expect((await api.call('admin', 'POST', '/person', {})).status).toBe(403);
    expect((await api.call('admin', 'GET', '/product/pagged?isActive=false')).body.TotalCount).toBe(0);
    expect((await api.call('seller', 'GET', '/second-step')).body.IsDemanded).toBe(true);
    const device = createAuthenticator(ORIGIN);
    const proof = { currentPassword: PASSWORD };
    const { body } = await api.call('seller', 'POST', '/second-step/passkey/options', proof);
    const credential = device.create(JSON.parse(body.Options));
    await api.call('seller', 'POST', '/second-step/passkey', { name: 'Notebook', credential });
    expect((await api.call('seller', 'GET', '/shopping-cart')).status).toBe(200);
    const { Passkeys } = (await api.call('seller', 'GET', '/second-step')).body;
    const last = await api.call('seller', 'DELETE', `/second-step/passkey/${Passkeys[0].Code}`, proof);
    expect([last.status, last.body.message]).toEqual([409, expect.stringContaining('precisa de um segundo passo')]);
  });
});

test('the setting is one of two words', () => {
  expect(loadConfig({ NODE_ENV: 'test' }).secondStep).toBe('optional');
  expect(() => loadConfig({ NODE_ENV: 'test', SECOND_STEP: 'sim' })).toThrow('SECOND_STEP deve ser');
});
