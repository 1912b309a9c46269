import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../src/app';
import { forgetOld } from '../../src/db/retention';
import { startApi, type TestApi } from '../support/api';
import { ENGINES, ONE_ENGINE } from '../support/engines';

const named = () => ({ description: `Marca ${randomUUID()}` });
const keyed = (key: string, more: object = {}) => ({ 'idempotency-key': key, ...more });

describe.each(ENGINES)('a write that is sent again on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
  });
  afterAll(() => api.close());

  const post = (body: object, key: string, caller: 'admin' | 'seller' | 'client' = 'admin') =>
    api.call(caller, 'POST', '/brand', body, keyed(key));
  const brandsCalled = async (description: string) => {
    const { body } = await api.call('admin', 'GET', `/brand/pagged?term=${encodeURIComponent(description)}`);
    return body.TotalCount;
  };
  const storedAnswers = async () => (await api.database.db.execute(sql`select * from kept_answer`)).rows;

  test('is done once and has the answer that it had', async () => {
    const brand = named();
    const key = randomUUID();
    const first = await post(brand, key);
    const second = await post(brand, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
    expect(await brandsCalled(brand.description)).toBe(1);
  });

  test('is done once where it comes twenty times at once', async () => {
    const brand = named();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(brand, key)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body.Code).toBeTruthy();
    expect(await brandsCalled(brand.description)).toBe(1);
  });

  test('with a step that can be done once, it is no conflict', async () => {
    const { body } = await post(named(), randomUUID());
    const change = { ...named(), code: body.Code };
    const headers = keyed(randomUUID(), { 'if-match': `"${body.Version}"` });
    const put = () => api.call('admin', 'PUT', `/brand/${body.Code}`, change, headers);
    expect((await put()).status).toBe(200);
    expect((await put()).status).toBe(200);
    const other = { ...headers, 'if-match': `"${body.Version + 1}"` };
    expect((await api.call('admin', 'PUT', `/brand/${body.Code}`, change, other)).status).toBe(409);
  });

  test('with another content it is refused, and by another person it is another write', async () => {
    const key = randomUUID();
    expect((await post(named(), key)).status).toBeLessThan(300);
    const refused = await post(named(), key);
    expect([refused.status, refused.body.message]).toEqual([409, 'Esta chave já foi usada em outro pedido.']);
    expect((await post(named(), key, 'seller')).status).toBe(403);
    expect((await api.call('visitor', 'POST', '/brand', named(), keyed(key))).status).toBe(401);
  });

  test('one key of two people are two keys, also where both send again', async () => {
    const key = randomUUID();
    const choose = async (who: 'admin' | 'seller', rows: number) =>
      (await api.call(who, 'PUT', '/preference/rows', { rows }, keyed(key))).status;
    const statuses = [];
    for (let time = 0; time < 2; time += 1) statuses.push(await choose('admin', 50), await choose('seller', 100));
    expect(statuses).toEqual([204, 204, 204, 204]);
  });

  test('a refusal is told again as well; a content that was invalid is none', async () => {
    const brand = named();
    await post(brand, randomUUID());
    const key = randomUUID();
    const refusals = [await post(brand, key), await post(brand, key)];
    expect(refusals.map(({ status }) => status)).toEqual([409, 409]);
    expect(refusals[1]?.body).toEqual(refusals[0]?.body);
    const another = randomUUID();
    expect((await post({}, another)).status).toBe(400);
    expect((await post(named(), another)).status).toBeLessThan(300);
  });

  test.each(['', 'x'.repeat(101), 'com espaço', 'ção'])('a key like "%s" is refused', async (key) => {
    expect((await post(named(), key)).status).toBe(400);
  });

  if (ONE_ENGINE.includes(engine))
    // the answer of the first call is awaited for seconds, on any engine
    test('what was never answered is done again after a while, and not before', async () => {
      const brand = named();
      const key = randomUUID();
      await post(brand, key);
      const backdate = (seconds: number) =>
        api.database.db.execute(sql`update kept_answer set status = null, answer = null,
          created = now() - ${seconds} * interval '1 second' where key = ${key}`);
      await backdate(2);
      const early = await post(brand, key);
      expect([early.status, early.headers['retry-after']]).toEqual([503, '1']);
      await backdate(120);
      expect((await post(brand, key)).status).toBe(409);
    });

  test('what failed on the server is done again', async () => {
    const brand = named();
    const key = randomUUID();
    await api.database.db.execute(sql`alter table brand rename to brand_away`);
    expect((await post(brand, key)).status).toBe(500);
    await api.database.db.execute(sql`alter table brand_away rename to brand`);
    expect((await post(brand, key)).status).toBeLessThan(300);
  });

  test('another instance tells the answer too', async () => {
    if (!api.databaseUrl) return;
    const app = await buildApp({ config: api.config, database: api.database });
    const brand = named();
    const key = randomUUID();
    const first = await post(brand, key);
    const headers = { authorization: `Bearer ${api.token('admin')}`, ...keyed(key) };
    const second = await app.inject({ method: 'POST', url: '/api/brand', headers, payload: brand });
    expect(second.body).toBe(first.text);
    await app.close();
  });

  test('no secret is kept, nor what was typed', async () => {
    await api.database.db.execute(sql`delete from kept_answer`);
    const password = { currentPassword: 'errada' };
    await api.call('admin', 'POST', '/second-step/totp', password, keyed(randomUUID()));
    const logIn = { username: 'x@rodovia.example', password: 'segredo' };
    await api.call('admin', 'POST', '/Token', logIn, keyed(randomUUID()));
    expect(await storedAnswers()).toEqual([]);
    const brand = named();
    await api.call('admin', 'PUT', `/brand/setActive/${randomUUID()}`, undefined, keyed(randomUUID()));
    await post(brand, randomUUID());
    const rows = await storedAnswers();
    expect(rows).toHaveLength(2);
    expect(rows.every(({ digest }) => /^[\w-]{43}$/.test(String(digest)))).toBe(true);
  });

  test('after an hour it is forgotten', async () => {
    await post(named(), randomUUID());
    await api.database.db.execute(sql`update kept_answer set created = now() - interval '61 minutes'`);
    const recent = randomUUID();
    await post(named(), recent);
    await forgetOld(api.database.db, { logRetention: 0, mailRetention: 0 });
    expect((await storedAnswers()).map(({ key }) => key)).toEqual([recent]);
  });
});
