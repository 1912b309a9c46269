import { sql } from 'drizzle-orm';
import { Budgets } from '../../src/base/budget';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { until } from '../support/wait';

test('a budget comes back with time, and a debt is waited for', () => {
  let now = 0;
  const budgets = new Budgets({ most: 100, perSecond: 10 }, () => now);
  expect(budgets.wait('a')).toBe(0);
  budgets.spend('a', 150);
  expect([budgets.wait('a'), budgets.wait('b')]).toEqual([5, 0]);
  now = 6000;
  expect(budgets.wait('a')).toBe(0);
});

describe('expensive reads', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi('pglite');
  });
  afterAll(() => api.close());

  test('an address that asks for too much is told when to come back, and others are answered', async () => {
    let requests = 0;
    const read = async (remoteAddress: string) => {
      requests += 1;
      const start = performance.now();
      const answer = await api.app.inject({ url: `/api/product/facets?term=t${requests}`, remoteAddress });
      return Object.assign(answer, { took: performance.now() - start });
    };
    const refused = await until(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => read('203.0.113.7')));
      return answers.find(({ statusCode }) => statusCode === 429);
    });
    // refusals are delayed, otherwise they would cost as much as they save
    expect(refused.took).toBeGreaterThan(450);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().message).toMatch(/^Muit[oa]s/);
    expect((await read('203.0.113.8')).statusCode).toBe(200);
  });

  test('a list that is asked for whole has a bound, a lower one with what belongs to its records', async () => {
    await createProduct(api, await createParents(api, 'muitos'), 'MUITOS');
    const columns = sql.raw(
      'description, size, size_key, unit, observation, company_code, group_code,' +
        ' brand_code, model_code, category_code',
    );
    await api.database.db.execute(sql`insert into product (intern_code, code_pub, ${columns})
      select 'MUITOS-' || n, 'MUITOS-' || n, ${columns} from product, generate_series(1, 2100) n where intern_code = 'MUITOS'`);
    const rows = async (query: string) => (await api.call('visitor', 'GET', `/product${query}`)).body.length;
    expect([await rows(''), await rows('?include=Brand,Model,Group')]).toEqual([2000, 500]);
  });
});
