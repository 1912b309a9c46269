import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';

interface Bar {
  Description: string;
  Total: number;
}

/** Each counter with its list. */
const COUNTED = [
  ['QuantityClientsTotal', '/person/pagged?personType={client}'],
  ['QuantityShoppingParkTotal', '/shopping-cart/pagged'],
  ['QuantityProducts', '/product/pagged'],
  ['QuantityShoppingCartOpen', '/shopping-cart/pagged?status=OPEN'],
  ['QuantityShoppingCartInProgress', '/shopping-cart/pagged?status=IN+PROGRESS'],
  ['QuantityShoppingCartComplete', '/shopping-cart/pagged?status=COMPLETE'],
  ['QuantityModels', '/model/pagged?isActive=true'],
  ['QuantityGroups', '/group/pagged?isActive=true'],
  ['QuantityCompany', '/company/pagged?isActive=true'],
] as const;

describe.each(ENGINES)('the dashboard beside the lists on %s', (engine) => {
  let api: TestApi;
  let productCode: string;
  beforeAll(async () => {
    api = await startApi(engine);
    const parents = await createParents(api, 'painel');
    productCode = await createProduct(api, parents, 'D1');
    const idle = await createProduct(api, parents, 'D2');
    await api.call('admin', 'PUT', `/product/setInactive/${idle}`);
    const other = await createParents(api, 'parado');
    await api.call('admin', 'PUT', `/model/setInactive/${other.modelCode}`);
    await api.call('admin', 'PUT', `/group/setInactive/${other.groupCode}`);
    await api.call('admin', 'PUT', `/company/setInactive/${other.companyCode}`);
  });
  afterAll(() => api.close());

  const open = async () =>
    (await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem: [{ productCode, quantity: 1 }] })).body
      .Code;
  const start = (code: string) =>
    api.call('admin', 'PUT', `/shopping-cart/start-service/${code}?sellerCode=${api.people.seller.code}`);
  const perDay = async () => (await api.call('admin', 'GET', '/dashboard/sell-per-day')).body as Bar[];

  test('[BO-05] every counter is the count of its list at the same moment', async () => {
    const [, served, done] = [await open(), await open(), await open()];
    await start(served);
    await start(done);
    await api.call('seller', 'PUT', `/shopping-cart/finish-service/${done}`, 'ok');
    const metrics = (await api.call('admin', 'GET', '/dashboard/metrics')).body;
    const lists: Record<string, number> = {};
    for (const [field, path] of COUNTED) {
      const url = path.replace('{client}', api.config.personTypes.client);
      lists[field] = (await api.call('admin', 'GET', url as '/product/pagged')).body.TotalCount;
    }
    expect(metrics).toMatchObject(lists);
  });

  test('what waits for somebody is the count of the list of its queue', async () => {
    const old = await open();
    const { db } = api.database;
    await db.execute(sql`update quotation set created = now() - interval '25 hours' where code = ${old}`);
    await open();
    const { body } = await api.call('admin', 'GET', '/dashboard/attention');
    const lists: Record<string, number> = {};
    for (const [field, queue] of Object.entries({ Forgotten: 'FORGOTTEN', Late: 'LATE', Unread: 'UNREAD' }))
      lists[field] = (await api.call('admin', 'GET', `/shopping-cart/pagged?queue=${queue}` as '/product/pagged')).body
        .TotalCount as number;
    expect(body).toEqual(lists);
    expect(body.Forgotten).toBe(1);
  });

  test('the changes are those of a period and of the one of the same length before it', async () => {
    const [inside, before, outside] = [await open(), await open(), await open()];
    const { db } = api.database;
    const put = (code: string, at: string) =>
      db.execute(sql`update quotation set created = ${at}::timestamptz where code = ${code}`);
    // midnight in São Paulo is 03:00 UTC
    await put(inside, '2001-03-01T03:00:00Z');
    await put(before, '2001-03-01T02:59:00Z');
    await put(outside, '2001-02-18T02:59:00Z');
    const read = (query: string) => api.call('admin', 'GET', `/dashboard/changes?${query}` as '/dashboard/metrics');
    const { body } = await read('startDate=2001-03-01&endDate=2001-03-11');
    expect(body).toMatchObject({
      Before: { StartDate: '2001-02-18', EndDate: '2001-02-28' },
      Counters: {
        QuantityShoppingParkTotal: { Current: 1, Previous: 1 },
        QuantityShoppingCartComplete: { Current: 0, Previous: 0 },
        QuantityClientsTotal: { Current: 0, Previous: 0 },
      },
    });
    for (const wrong of [
      'startDate=2001-03-02&endDate=2001-03-01',
      'startDate=1990-01-01&endDate=2001-03-01',
      'startDate=x',
    ])
      expect((await read(wrong)).status).toBe(400);
    await db.execute(sql`update quotation set created = now() where created < '2002-01-01'`);
  });

  test('[BO-07] a day is one of America/Sao_Paulo, and one without quotations is there as zero', async () => {
    const [late, early] = [await open(), await open()];
    const { db } = api.database;
    // ten days ago, one minute before and after midnight in São Paulo: in UTC both are the same day
    const midnight = sql`(((now() at time zone 'America/Sao_Paulo')::date - 10)::timestamp at time zone 'America/Sao_Paulo')`;
    await db.execute(sql`update quotation set created = ${midnight} - interval '1 minute' where code = ${late}`);
    await db.execute(sql`update quotation set created = ${midnight} + interval '1 minute' where code = ${early}`);
    const days = await perDay();
    expect(days).toHaveLength(30);
    expect(days.slice(17, 21).map(({ Total }) => Total)).toEqual([0, 1, 1, 0]);
    const label = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', day: '2-digit', month: '2-digit' });
    expect(days[29]?.Description).toBe(label.format(new Date()));
    const [total] = (await db.execute<{ count: number }>(sql`select count(*)::int as count from quotation`)).rows;
    expect(days.reduce((sum, day) => sum + day.Total, 0)).toBe(total?.count);
  });

  test('[BO-05] quantities beyond what an integer holds are still added up', async () => {
    const code = await open();
    await api.database.db.execute(sql`insert into quotation_item
      (quotation_code, product_code, position, quantity, description, size, code_pub, intern_code)
      select ${code}, ${productCode}, position, 2000000000, 'x', 'x', 'x', 'x' from generate_series(2, 4) position`);
    const { status, body } = await api.call('admin', 'GET', '/dashboard/product-best-seller');
    expect([status, body[0].Total > 6_000_000_000]).toEqual([200, true]);
  });
});
