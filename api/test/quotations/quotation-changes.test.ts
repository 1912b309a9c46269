import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';

describe.each(ONE_ENGINE)('changing and deleting quotations on %s', (engine) => {
  let api: TestApi;
  let product: string;
  beforeAll(async () => {
    api = await startApi(engine);
    product = await createProduct(api, await createParents(api, 'edições'), 'EDIT-1');
  });
  afterAll(() => api.close());
  const items = (quantity: number) => ({ shoppingCartItem: [{ productCode: product, quantity }] });
  const create = async () => (await api.call('client', 'POST', '/shopping-cart', items(1))).body.Code;

  test('PUT changes the items while OPEN, for the owner and administrators', async () => {
    const code = await create();
    const put = (caller: 'client' | 'otherClient' | 'seller' | 'admin', quantity: number) =>
      api.call(caller, 'PUT', '/shopping-cart', { ...items(quantity), code });
    expect((await put('client', 3)).body.ShoppingCartItem).toMatchObject([{ Quantity: 3 }]);
    expect((await put('otherClient', 9)).status).toBe(404);
    expect((await put('seller', 9)).status).toBe(404);
    const other = { ...items(5), code, personCode: api.people.otherClient.code };
    expect((await api.call('admin', 'PUT', '/shopping-cart', other)).body.Person.Code).toBe(
      api.people.otherClient.code,
    );
    await api.call('admin', 'PUT', `/shopping-cart/start-service/${code}?sellerCode=${api.people.seller.code}`);
    expect(await put('admin', 7)).toMatchObject({
      status: 409,
      body: { message: 'Só é possível alterar um orçamento aberto.' },
    });
  });

  test('a client cannot hand its quotation to somebody else', async () => {
    const code = await create();
    const body = { ...items(2), code, personCode: api.people.otherClient.code };
    expect((await api.call('client', 'PUT', '/shopping-cart', body)).body.Person.Code).toBe(api.people.client.code);
  });

  test('DELETE is for administrators, while OPEN, by query or body', async () => {
    const [first, second] = [await create(), await create()];
    expect((await api.call('client', 'DELETE', `/shopping-cart?code=${first}`)).status).toBe(403);
    expect((await api.call('admin', 'DELETE', `/shopping-cart?code=${first}`)).status).toBe(204);
    expect((await api.call('admin', 'GET', `/shopping-cart/${first}`)).status).toBe(404);
    await api.call('client', 'PUT', `/shopping-cart/cancel-service/${second}`);
    expect((await api.call('admin', 'DELETE', '/shopping-cart', { code: second })).status).toBe(409);
  });
});
