import { Budgets } from '../src/base/budget';
import { startApi, type TestApi } from './support/api';
import { until } from './support/wait';

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
  }, 60_000);
  afterAll(() => api.close());

  test('an address that asks for too much is told when to come back, and others are answered', async () => {
    let asked = 0;
    const read = (remoteAddress: string) => {
      asked += 1;
      return api.app.inject({ url: `/api/product/facets?term=t${asked}`, remoteAddress });
    };
    const refused = await until(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => read('203.0.113.7')));
      return answers.find(({ statusCode }) => statusCode === 429);
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json().message).toMatch(/^Muit[oa]s/);
    expect((await read('203.0.113.8')).statusCode).toBe(200);
  }, 30_000);
});
