import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { RecentAnswers } from '../../src/plugins/answer-cache';
import { startApi, type TestApi } from '../support/api';
import { createParents } from '../support/catalogue';
import { PASSWORD } from '../support/people';
import { until } from '../support/wait';

/** Waits until every earlier notification has been heard. */
async function allHeard({ database }: TestApi): Promise<void> {
  const heard = new Set<string>();
  const stop = await database.listen((payload) => heard.add(payload));
  await database.db.execute(sql`select pg_notify('rodovia', 'test')`);
  await until(() => heard.has('test') || undefined);
  await stop();
}

const answer = { payload: Buffer.from('{}'), tag: 'W/"a"', headers: {} };

describe('recent public answers', () => {
  test('an answer begun before a write is not kept after it', () => {
    const recent = new RecentAnswers();
    const begunAt = recent.version;
    recent.forget();
    recent.keep('/a', answer, begunAt);
    expect(recent.find('/a')).toBeUndefined();
  });

  test('are bounded', () => {
    const recent = new RecentAnswers();
    for (let index = 0; index < 1000; index += 1) recent.keep(`/${index}`, answer, 0);
    expect(recent.find('/0')).toBeUndefined();
    expect(recent.find('/999')).toBeDefined();
  });
});

describe('public and private answers', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi('pglite');
  });
  afterAll(() => api.close());

  test('a recent answer comes compressed to those who take it, with the same tag', async () => {
    const raw = (encoding: string) =>
      api.app.inject({ url: '/api/city/GetByState?state=SP', headers: { 'accept-encoding': encoding } });
    const plain = await raw('identity');
    const small = await until(async () => {
      const answer = await raw('gzip, br');
      return answer.headers['content-encoding'] === 'br' ? answer : undefined;
    });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
    expect([small.headers.etag, small.headers.vary]).toEqual([plain.headers.etag, 'Authorization, Accept-Encoding']);
    expect((await raw('gzip, br;q=0')).body).toBe(plain.body);
  });

  test('a write is seen by the next visitor at once', async () => {
    expect((await api.call('visitor', 'GET', '/brand')).body).toEqual([]);
    const { brandCode } = await createParents(api, 'nova');
    expect((await api.call('visitor', 'GET', '/brand')).body).toMatchObject([{ Code: brandCode }]);
  });

  test('only what was written is computed again', async () => {
    const { brandCode } = await createParents(api, 'velha');
    const brandCount = async () => (await api.call('visitor', 'GET', '/brand')).body.length as number;
    await allHeard(api);
    const before = await brandCount();
    // as if nobody were told
    await api.database.db.execute(sql`alter table brand disable trigger public_data_changed`);
    await api.database.db.execute(sql`insert into brand (description) values ('Por fora')`);
    await api.database.db.execute(sql`alter table brand enable trigger public_data_changed`);
    const head = (path: string) => api.app.inject({ method: 'HEAD', url: `/api${path}` });
    await head('/nada');
    await head('/brand');
    await api.call('visitor', 'POST', '/nada', {});
    await api.call('visitor', 'POST', '/Token', { username: api.people.client.email, password: PASSWORD });
    await api.call('admin', 'PUT', `/brand/${brandCode}`, {});
    await api.call('admin', 'POST', '/city', { code: '9999999', name: 'Nova', stateCode: 'SP' });
    expect(await brandCount()).toBe(before);
    await api.call('admin', 'PUT', `/brand/${brandCode}`, { description: 'Renomeada' });
    expect(await brandCount()).toBe(before + 1);
  });

  test('what an administrator reads is never stored nor shown to others', async () => {
    const path = '/product/pagged?isActive=false';
    expect((await api.call('admin', 'GET', path)).headers).toMatchObject({ 'cache-control': 'no-store' });
    const visitor = await api.call('visitor', 'GET', path);
    expect(visitor.headers).toMatchObject({
      vary: 'Authorization, Accept-Encoding',
      etag: expect.stringMatching(/^W\//),
    });
    expect((await api.call('admin', 'GET', path)).headers).not.toHaveProperty('etag');
  });

  test('the kept answer has the type and the rule of the first one', async () => {
    const first = await api.call('visitor', 'GET', '/home');
    const second = await api.call('visitor', 'GET', '/home');
    for (const name of ['content-type', 'cache-control', 'etag', 'vary'])
      expect(second.headers[name]).toBe(first.headers[name]);
    expect(second.text).toBe(first.text);
    const drawing = '/site-image/estrada.svg';
    await api.call('visitor', 'GET', drawing);
    expect((await api.call('visitor', 'GET', drawing)).headers['content-security-policy']).toContain(
      "default-src 'none'",
    );
  });
});
