import { sql } from 'drizzle-orm';
import { sized } from '../../../testing/long.mjs';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { crowd, type Member } from '../support/crowd';
import { ENGINES } from '../support/engines';

const PEOPLE = 25;

const pick = <T>(list: T[], index: number) => list[index % list.length] as T;

describe.each(ENGINES)('fifty people at once on %s', (engine) => {
  // the embedded engine has one connection, so that races are queued anyway and few are enough
  const QUOTATIONS = engine === 'postgres' ? sized({ usual: 60, long: 500 }) : sized({ usual: 24, long: 100 });
  let api: TestApi;
  let productCode: string;
  let sellers: Member[];
  let clients: Member[];
  beforeAll(async () => {
    // mails are not part of this test
    api = await startApi(engine, { mailInterval: 3_600_000 });
    productCode = await createProduct(api, await createParents(api, 'multidão'), 'M1');
    [sellers, clients] = [await crowd(api, 'seller', PEOPLE), await crowd(api, 'client', PEOPLE)];
  });
  afterAll(() => api.close());

  /** Repeats a call while the server is overloaded; nothing was done then. */
  const call = async (token: string, method: 'POST' | 'PUT', path: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    for (;;) {
      const answer = await api.app.inject({ method, url: `/api/shopping-cart${path}`, headers, payload });
      if (answer.statusCode !== 503) return { status: answer.statusCode, body: answer.json() };
    }
  };

  /**
   * Runs a quotation through its life with competing calls at every step.
   * @returns the statuses of successful calls.
   */
  async function live(index: number): Promise<string[]> {
    const [client, seller, rival] = [pick(clients, index), pick(sellers, index), pick(sellers, index + 1)];
    const shoppingCartItem = [{ productCode, quantity: 1 + (index % 4) }];
    const made = await call(client.token, 'POST', '', { shoppingCartItem });
    const code = made.body.Code;
    const admin = api.token('admin');
    const first = await Promise.all([
      call(admin, 'PUT', `/start-service/${code}?sellerCode=${seller.code}`),
      call(admin, 'PUT', `/start-service/${code}?sellerCode=${rival.code}`),
      call(client.token, 'PUT', `/cancel-service/${code}`, { value: 'desisti' }),
    ]);
    const second = await Promise.all(
      [seller, rival, seller].map(({ token }) => call(token, 'PUT', `/finish-service/${code}`, { value: 'feito' })),
    );
    return [made, ...first, ...second].filter(({ status }) => status < 300).map(({ body }) => body.Status);
  }

  test(`[ST-04] [ST-05] take ${QUOTATIONS} quotations through their life: one winner a step, no update lost, counters that agree`, async () => {
    const lives: string[][] = [];
    let next = 0;
    const worker = async () => {
      for (let index = next++; index < QUOTATIONS; index = next++) lives.push(await live(index));
    };
    await Promise.all(Array.from({ length: 2 * PEOPLE }, worker));
    const ends = lives.map((steps) => steps.join(' → '));
    const legal = ['OPEN → CANCEL', 'OPEN → IN PROGRESS → COMPLETE'];
    expect(ends.filter((end) => !legal.includes(end))).toEqual([]);
    const count = (end: string) => ends.filter((one) => one === end).length;

    const { rows } = await api.database.db.execute(sql`
      select string_agg(event.status, ' → ' order by event.sequence) as steps, quotation.status
      from quotation join quotation_event event on event.quotation_code = quotation.code group by quotation.code`);
    const stored = rows as { steps: string; status: string }[];
    expect(stored.map(({ steps }) => steps).sort()).toEqual([...ends].sort());
    expect(stored.filter(({ steps, status }) => !steps.endsWith(status))).toEqual([]);

    const { body } = await api.call('admin', 'GET', '/dashboard/metrics');
    const listed = async (status: string) =>
      (await api.call('admin', 'GET', `/shopping-cart/pagged?quantity=1&status=${status}`)).body.TotalCount;
    expect([body.QuantityShoppingParkTotal, body.QuantityShoppingCartOpen]).toEqual([QUOTATIONS, 0]);
    expect(body.QuantityShoppingCartComplete).toBe(count('OPEN → IN PROGRESS → COMPLETE'));
    expect(await listed('COMPLETE')).toBe(body.QuantityShoppingCartComplete);
    expect(await listed('CANCEL')).toBe(count('OPEN → CANCEL'));
    const days = (await api.call('admin', 'GET', '/dashboard/sell-per-day')).body as { Total: number }[];
    expect(days.reduce((sum, { Total }) => sum + Total, 0)).toBe(QUOTATIONS);
  });
});
