import { sql } from 'drizzle-orm';
import { deviceOf } from '../../src/identity/device';
import { startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';
import { PASSWORD, type RoleName } from '../support/people';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

test.each([
  [PHONE, 'Chrome no Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox no Linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36 Edg/141.0', 'Edge no Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari no iPhone',
  ],
  ['curl/8.5 <script>', 'Aparelho desconhecido'],
  [undefined, 'Aparelho desconhecido'],
])('%s is %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

describe.each(ONE_ENGINE)('sessions on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
  });
  afterAll(() => api.close());

  const logIn = async (who: RoleName, userAgent = PHONE): Promise<string> => {
    const credentials = { username: api.people[who].email, password: PASSWORD };
    const answer = await api.call('visitor', 'POST', '/Token', credentials, { 'user-agent': userAgent });
    return answer.body.access_token;
  };
  const as = (token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    api.call('visitor', method, path, body, { authorization: `Bearer ${token}` });
  const sidOf = (token: string): string =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid;
  const sessionsOf = async (token: string) => (await as(token, 'GET', '/person/sessions')).body;

  test('a log-out ends the token, and no other', async () => {
    const [first, second] = [await logIn('client'), await logIn('client')];
    expect((await as(first, 'POST', '/person/logout')).status).toBe(204);
    expect((await as(first, 'GET', '/address')).status).toBe(401);
    expect((await as(second, 'GET', '/address')).status).toBe(200);
  });

  test('everybody sees the own ones with device and times, and ends one of them', async () => {
    const [own, other] = [await logIn('seller'), await logIn('seller', 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0')];
    const list = await sessionsOf(own);
    expect(list).toContainEqual({
      Code: expect.any(String),
      Device: 'Chrome no Android',
      Created: expect.stringMatching(/Z$/),
      LastSeen: expect.stringMatching(/Z$/),
      IsCurrent: true,
    });
    const lost = list.find(({ Device }: { Device: string }) => Device === 'Firefox no Windows');
    expect(lost.IsCurrent).toBe(false);
    const stranger = await logIn('otherSeller');
    expect((await as(stranger, 'DELETE', `/person/sessions/${lost.Code}`)).status).toBe(404);
    expect((await as(own, 'DELETE', `/person/sessions/${lost.Code}`)).status).toBe(204);
    expect((await as(other, 'GET', '/address')).status).toBe(401);
    expect((await as(own, 'GET', '/address')).status).toBe(200);
    expect((await as(own, 'DELETE', `/person/sessions/${lost.Code}`)).body.message).toBe('Esta sessão já terminou.');
  });

  test('a new password ends all others and goes on with this one', async () => {
    const [own, other] = [await logIn('otherClient'), await logIn('otherClient')];
    const before = (await sessionsOf(own)).find(({ IsCurrent }: { IsCurrent: boolean }) => IsCurrent).Code;
    const change = { currentPassword: PASSWORD, newPassword: 'outra-senha', confirmPassword: 'outra-senha' };
    const renewed = (await as(own, 'PUT', '/person/update-password', change)).body.access_token;
    expect((await as(other, 'GET', '/address')).status).toBe(401);
    expect((await as(own, 'GET', '/address')).status).toBe(401);
    expect(await sessionsOf(renewed)).toMatchObject([{ Code: before, IsCurrent: true }]);
  });

  test('when it was last seen is written now and then, not with every call', async () => {
    const token = await logIn('client');
    const [{ Code, LastSeen }] = await sessionsOf(token);
    await as(token, 'GET', '/address');
    expect((await sessionsOf(token))[0].LastSeen).toBe(LastSeen);
    const aged = sql`update session set last_seen = now() - interval '1 hour' where code = ${Code}`;
    await api.database.db.execute(aged);
    await as(token, 'GET', '/address');
    expect(Date.parse((await sessionsOf(token))[0].LastSeen)).toBeGreaterThanOrEqual(Date.parse(LastSeen));
  });

  test('one that is over opens nothing, and is not in the list', async () => {
    const [own, old] = [await logIn('admin'), await logIn('admin', 'Firefox/1 (Windows)')];
    await api.database.db.execute(
      sql`update session set expires = now() - interval '1 second' where device = 'Firefox no Windows'`,
    );
    expect((await as(old, 'GET', '/address')).status).toBe(401);
    const devices = (await sessionsOf(own)).map(({ Device }: { Device: string }) => Device);
    expect(devices).not.toContain('Firefox no Windows');
  });

  test('an account keeps no more than fifty that are not in use', async () => {
    const { code } = api.people.otherSeller;
    const { db } = api.database;
    const used = await logIn('otherSeller');
    await db.execute(sql`insert into session (person_code, device, last_seen, expires)
      select ${code}, 'Teste', now() - n * interval '1 hour', now() + interval '1 day' from generate_series(1, 60) n`);
    await logIn('otherSeller');
    expect(await sessionsOf(used)).toHaveLength(50);
    await db.execute(sql`insert into session (person_code, device, expires)
      select ${code}, 'Teste', now() + interval '1 day' from generate_series(1, 60) n`);
    // last used minutes ago, when the stored time was nearly five minutes old
    await db.execute(sql`update session set last_seen = now() - interval '9 minutes' where code = ${sidOf(used)}`);
    await logIn('otherSeller');
    expect((await as(used, 'GET', '/person/sessions')).status).toBe(200);
  });
});
