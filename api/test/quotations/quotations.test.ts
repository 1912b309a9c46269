import { eq } from 'drizzle-orm';
import { person } from '../../src/db/schema';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';

const REASON = 'Solicitação de cancelamento pelo cliente!';

describe.each(ONE_ENGINE)('quotations on %s', (engine) => {
  let api: TestApi;
  let parents: Parents;
  let productCode: string;

  beforeAll(async () => {
    api = await startApi(engine);
    parents = await createParents(api, 'orçamento');
    productCode = await createProduct(api, parents, 'Q1', { description: 'Pneu original' });
  });
  afterAll(() => api.close());

  const items = () => [{ productCode, quantity: 4 }];
  const open = async (headers?: Record<string, string>) =>
    (await api.call('client', 'POST', '/shopping-cart', { status: 'OPEN', shoppingCartItem: items() }, headers)).body;
  const assign = (code: string) =>
    api.call('admin', 'PUT', `/shopping-cart/start-service/${code}?sellerCode=${api.people.seller.code}`);
  const cancel = (caller: 'client' | 'admin' | 'seller', code: string, body: unknown = { value: REASON }) =>
    api.call(caller, 'PUT', `/shopping-cart/cancel-service/${code}`, body);
  const finish = (code: string, body: unknown = { value: 'feito' }) =>
    api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, body);

  test('[SF-13] a client quotes for itself, whoever it names', async () => {
    const body = { personCode: api.people.otherClient.code, shoppingCartItem: items() };
    const made = await api.call('client', 'POST', '/shopping-cart', body);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      Status: 'OPEN',
      ItemCount: 1,
      Person: { Code: api.people.client.code },
      Seller: null,
    });
    expect(made.body.ShoppingCartItem[0]).toMatchObject({ Quantity: 4, Product: { Description: 'Pneu original' } });
  });

  test('[RO-04] a seller quotes for a client and owns the quotation', async () => {
    const body = { personCode: api.people.client.code, shoppingCartItem: items() };
    const made = await api.call('seller', 'POST', '/shopping-cart', body);
    expect(made.body).toMatchObject({ Status: 'OPEN', Seller: { Code: api.people.seller.code } });
    expect(
      (await api.call('seller', 'POST', '/shopping-cart', { shoppingCartItem: items() })).body.errors,
    ).toHaveProperty('personCode');
    const forSeller = { ...body, personCode: api.people.otherSeller.code };
    expect((await api.call('admin', 'POST', '/shopping-cart', forSeller)).status).toBe(400);
  });

  test('[ST-05] open → in progress by assignment → complete by the seller', async () => {
    const { Code } = await open();
    const started = await assign(Code);
    expect(started.body).toMatchObject({ Status: 'IN PROGRESS', Seller: { Code: api.people.seller.code } });
    expect((await api.call('otherSeller', 'PUT', `/shopping-cart/finish-service/${Code}`, 'x')).status).toBe(404);
    expect((await finish(Code)).body).toMatchObject({ Status: 'COMPLETE', Note: 'feito' });
    expect((await api.call('client', 'GET', `/shopping-cart/${Code}`)).body.Status).toBe('COMPLETE');
  });

  test('[ST-05] the client cancels while open, with the reason', async () => {
    const { Code } = await open();
    expect((await cancel('client', Code)).body).toMatchObject({ Status: 'CANCEL', Note: REASON });
    const again = await cancel('client', Code);
    expect(again.status).toBe(409);
    expect(again.body.message).toMatch(
      /^Não é possível cancelar: o orçamento está 'Cancelado', alterado por client em /,
    );
  });

  test('[ST-04] refuses every illegal transition with a sentence that names the state', async () => {
    const { Code } = await open();
    await assign(Code);
    for (const refused of [await assign(Code), await cancel('client', Code), await cancel('admin', Code)]) {
      expect(refused.status).toBe(409);
      expect(refused.body.message).toContain("'Em atendimento'");
    }
    await finish(Code);
    for (const refused of [await assign(Code), await finish(Code), await cancel('seller', Code)]) {
      expect(refused.body.message).toContain("'Concluído'");
    }
  });

  test('[ST-04] of two transitions at once, one gets 409', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { Code } = await open();
      const answers = await Promise.all([assign(Code), cancel('client', Code), assign(Code), cancel('admin', Code)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    }
  });

  test.each([
    ['a JSON string', 'texto'],
    ['{value}', { value: 'texto' }],
    ['{note}', { note: 'texto' }],
    ['{Value}', { Value: 'texto' }],
  ])('[AP-06] the note comes as %s', async (_, body) => {
    const { Code } = await open();
    expect((await cancel('client', Code, body)).body.Note).toBe('texto');
  });

  test('[ST-05] assigns only to an active seller', async () => {
    const { Code } = await open();
    const { code: inactive } = api.people.otherSeller;
    const setActive = (isActive: boolean) =>
      api.database.db.update(person).set({ isActive }).where(eq(person.code, inactive));
    await setActive(false);
    for (const sellerCode of [api.people.client.code, inactive, '00000000-0000-4000-8000-000000000000']) {
      const answer = await api.call('admin', 'PUT', `/shopping-cart/start-service/${Code}?sellerCode=${sellerCode}`);
      expect([answer.status, answer.body.errors]).toEqual([400, { sellerCode: 'Vendedor não encontrado ou inativo.' }]);
    }
    await setActive(true);
  });

  test('every step is in the trail, with the quotation and who took it', async () => {
    const { Code, Number: number } = await open();
    await assign(Code);
    await finish(Code);
    const { Code: other, Number: otherNumber } = await open();
    await cancel('client', other);
    const noticesOf = async (code: string) => {
      const { Results } = (await api.call('admin', 'GET', `/logger/pagged?filtro=${code}`)).body;
      return Results.map(({ Message }: { Message: string }) => Message);
    };
    const created = expect.stringContaining('criou o orçamento');
    expect(await noticesOf(Code)).toEqual([
      expect.stringContaining(`finalizou o atendimento do orçamento ${number} (${Code})`),
      expect.stringContaining(`iniciou o atendimento do orçamento ${number} (${Code})`),
      created,
    ]);
    expect(await noticesOf(other)).toEqual([
      expect.stringContaining(`cancelou o orçamento ${otherNumber} (${other})`),
      created,
    ]);
  });

  test('[RO-04] a seller cannot take what it does not see, nor serve in another name', async () => {
    const { Code } = await open();
    expect((await api.call('seller', 'PUT', `/shopping-cart/start-service/${Code}`)).status).toBe(404);
    const other = `/shopping-cart/start-service/${Code}?sellerCode=${api.people.otherSeller.code}`;
    expect((await api.call('seller', 'PUT', other)).status).toBe(403);
  });

  test('a repeated idempotency key makes one quotation, also when both arrive at once', async () => {
    const key = { 'idempotency-key': 'chave-1' };
    const [first, second] = await Promise.all([open(key), open(key)]);
    expect(second.Code).toBe(first.Code);
    expect((await open(key)).Code).toBe(first.Code);
    const other = { shoppingCartItem: [{ productCode, quantity: 9 }] };
    expect((await api.call('client', 'POST', '/shopping-cart', other, key)).status).toBe(409);
    const foreign = await api.call('otherClient', 'POST', '/shopping-cart', { shoppingCartItem: items() }, key);
    expect(foreign.body.Code).not.toBe(first.Code);
  });

  test('keeps what was quoted when the product changes', async () => {
    const { Code } = await open();
    const { body: product } = await api.call('admin', 'GET', `/product/${productCode}`);
    const fields = Object.entries(product).filter(([, value]) => typeof value !== 'object');
    await api.call('admin', 'PUT', `/product/${productCode}`, {
      ...Object.fromEntries(fields),
      Description: 'Pneu mudado',
    });
    const after = await api.call('client', 'GET', `/shopping-cart/${Code}?include=ShoppingCartItem`);
    expect(after.body.ShoppingCartItem[0].Product.Description).toBe('Pneu original');
    await api.call('admin', 'PUT', `/product/${productCode}`, { ...Object.fromEntries(fields) });
  });

  test('refuses inactive and unknown products, and names them', async () => {
    const off = await createProduct(api, parents, 'Q2', { description: 'Pneu parado' });
    await api.call('admin', 'PUT', `/product/setInactive/${off}`);
    const answer = await api.call('client', 'POST', '/shopping-cart', {
      shoppingCartItem: [...items(), { productCode: off, quantity: 1 }],
    });
    expect([answer.status, answer.body.message]).toEqual([409, 'Produtos indisponíveis: Pneu parado.']);
    const ghost = [{ productCode: '00000000-0000-4000-8000-000000000000', quantity: 1 }];
    expect((await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem: ghost })).status).toBe(400);
  });

  test.each([0, -1, 1.5, 'dois', 1e20, null])('[VA-08] refuses the quantity %p', async (quantity) => {
    const answer = await api.call('client', 'POST', '/shopping-cart', {
      shoppingCartItem: [{ productCode, quantity }],
    });
    expect(answer.status).toBe(400);
  });

  test('[VA-09] refuses a quotation without items', async () => {
    expect((await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem: [] })).status).toBe(400);
  });

  test('[BO-19] lists by client name, status and seller, each caller in its own scope', async () => {
    const count = async (caller: 'admin' | 'seller' | 'otherSeller' | 'client', query: string) =>
      (await api.call(caller, 'GET', `/shopping-cart/pagged?${query}`)).body.TotalCount;
    const total = await count('admin', '');
    expect(await count('client', '')).toBeLessThan(total);
    expect(await count('otherSeller', '')).toBe(0);
    expect(await count('otherSeller', `seller=${api.people.seller.code}`)).toBe(0);
    expect(await count('admin', 'clientName=otherClient')).toBe(1);
    expect(await count('admin', 'status=OPEN;IN PROGRESS;COMPLETE;CANCEL')).toBe(total);
    expect(await count('admin', `seller=${api.people.seller.code}`)).toBe(await count('seller', ''));
    expect((await api.call('admin', 'GET', '/shopping-cart/pagged?status=PAGO')).status).toBe(400);
  });

  test('[BO-19] a quotation is found by its number, however people call it', async () => {
    const { Number: number } = await open();
    for (const words of [`${number}`, `nº ${number}`, `n. ${number}`, `#${number}`, `Orçamento ${number}`]) {
      const { body } = await api.call('admin', 'GET', `/shopping-cart/pagged?term=${encodeURIComponent(words)}`);
      const found = body.Results.map((one: { Number: number }) => one.Number);
      expect([words, found]).toEqual([words, [number]]);
    }
  });

  test('[BO-19][AP-05] the export has the rows of the list, by the same filters and in the same scope', async () => {
    const exported = async (caller: 'admin' | 'seller' | 'otherSeller', query: string) =>
      (await api.call(caller, 'GET', `/shopping-cart/export?${query}`)).body.Object.trim().split('\r\n').length - 1;
    const listed = async (caller: 'admin' | 'seller' | 'otherSeller', query: string) =>
      (await api.call(caller, 'GET', `/shopping-cart/pagged?${query}`)).body.TotalCount;
    const queries = ['', 'clientName=otherClient', 'status=OPEN', `seller=${api.people.seller.code}`];
    const day = new Date().toISOString().slice(0, 10);
    for (const query of [...queries, `startDate=${day}`, 'endDate=2020-01-01'])
      for (const caller of ['admin', 'seller', 'otherSeller'] as const)
        expect([query, caller, await exported(caller, query)]).toEqual([query, caller, await listed(caller, query)]);
    expect(await exported('admin', 'clientName=otherClient')).toBe(1);
    expect((await api.call('admin', 'GET', '/shopping-cart/export?status=PAGO')).status).toBe(400);
  });

  test('[AP-09][BO-05] the dashboard counts them, [BO-07] days without any as zero', async () => {
    const { body } = await api.call('admin', 'GET', '/dashboard/metrics');
    expect(body).toMatchObject({ QuantityClientsTotal: 2, QuantityProducts: 2, QuantityModels: 1 });
    expect(body.QuantityShoppingParkTotal).toBe(body.QuantityShoppingCartLast30Days);
    const days = (await api.call('admin', 'GET', '/dashboard/sell-per-day')).body;
    expect(days).toHaveLength(30);
    expect(days[29].Total).toBe(body.QuantityShoppingParkTotal);
    expect(days[0].Total).toBe(0);
    const [best] = (await api.call('admin', 'GET', '/dashboard/product-best-seller')).body;
    expect(best).toMatchObject({ Description: 'Pneu original', Accepted: 0 });
  });
});
