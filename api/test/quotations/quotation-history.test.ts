import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';

const NOW = /em \d\d\/\d\d\/\d{4} às \d\d:\d\d\.$/;

describe.each(ONE_ENGINE)('the history of quotations on %s', (engine) => {
  let api: TestApi;
  let productCode: string;

  beforeAll(async () => {
    api = await startApi(engine);
    productCode = await createProduct(api, await createParents(api, 'histórico'), 'H1');
  });
  afterAll(() => api.close());

  const open = async (caller: 'client' | 'otherClient' = 'client') =>
    (await api.call(caller, 'POST', '/shopping-cart', { shoppingCartItem: [{ productCode, quantity: 2 }] })).body.Code;
  const assign = (code: string) =>
    api.call('admin', 'PUT', `/shopping-cart/start-service/${code}?sellerCode=${api.people.seller.code}`);
  const finish = (code: string) => api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, 'entregue');
  const history = async (caller: 'client' | 'seller' | 'admin', code: string) =>
    (await api.call(caller, 'GET', `/shopping-cart/${code}?include=History`)).body.History;
  const names = async (caller: 'client' | 'seller' | 'admin', code: string) =>
    (await history(caller, code)).map(({ ActorName }: { ActorName: string }) => ActorName);

  test('[ST-05] tells every step with its note, its moment and who took it', async () => {
    const code = await open();
    await assign(code);
    await finish(code);
    const steps = await history('admin', code);
    expect(steps).toMatchObject([
      { Status: 'OPEN', Note: '', ActorName: 'client' },
      { Status: 'IN PROGRESS', ActorName: 'admin' },
      { Status: 'COMPLETE', Note: 'entregue', ActorName: 'seller' },
    ]);
    for (const { Created } of steps) expect(Date.parse(Created)).toBeGreaterThan(Date.now() - 60_000);
    expect(await names('seller', code)).toEqual(['client', 'admin', 'seller']);
  });

  test('[RO-05] a client knows sellers by name, but neither administrators nor other clients', async () => {
    const code = await open('otherClient');
    const handedOver = { code, personCode: api.people.client.code, shoppingCartItem: [{ productCode, quantity: 2 }] };
    await api.call('admin', 'PUT', '/shopping-cart', handedOver);
    await assign(code);
    await finish(code);
    expect(await names('client', code)).toEqual(['Cliente', 'Administração', 'Administração', 'seller']);
    expect((await api.call('otherClient', 'GET', `/shopping-cart/${code}?include=History`)).status).toBe(404);
    expect((await api.call('visitor', 'GET', `/shopping-cart/${code}?include=History`)).status).toBe(401);
  });

  test('[AP-04] comes with lists as well, and only when asked for', async () => {
    const code = await open();
    const rows = async (query: string) =>
      (await api.call('client', 'GET', `/shopping-cart/pagged?${query}`)).body.Results;
    const [first] = await rows('include=History&quantity=1');
    expect([first.Code, first.History]).toMatchObject([code, [{ Status: 'OPEN', ActorName: 'client' }]]);
    expect((await rows('quantity=1'))[0]).not.toHaveProperty('History');
    const [all] = (await api.call('client', 'GET', '/shopping-cart?include=History')).body;
    expect(all.History).toHaveLength(1);
  });

  test('[ST-04] a lost transition says who was faster and when', async () => {
    const code = await open();
    await assign(code);
    const { message } = (await assign(code)).body;
    expect(message).toMatch(/^Não é possível iniciar o atendimento: .*'Em atendimento', alterado por admin em/);
    expect(message).toMatch(NOW);
    const forClient = (await api.call('client', 'PUT', `/shopping-cart/cancel-service/${code}`)).body.message;
    expect(forClient).toContain('por Administração em');
    const untouched = await open();
    await api.call('admin', 'PUT', `/shopping-cart/cancel-service/${untouched}`);
    expect((await api.call('admin', 'PUT', `/shopping-cart/cancel-service/${untouched}`)).body.message).toMatch(NOW);
  });
});
