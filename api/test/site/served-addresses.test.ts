import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { inService } from '../support/proposals';

describe.each(ONE_ENGINE)('addresses of clients in service on %s', (engine) => {
  let api: TestApi;
  let productCode: string;
  beforeAll(async () => {
    api = await startApi(engine);
    productCode = await createProduct(api, await createParents(api, 'entrega'), 'ENT-1');
    const address = { longAddress: 'Rua da Entrega', number: '7', neighborhood: 'Centro', zipcode: '01001-000' };
    await api.call('client', 'POST', '/address', { ...address, cityCode: '3550308' });
  });
  afterAll(() => api.close());

  const read = async (who: 'seller' | 'otherSeller' | 'admin' | 'client') => {
    const { body } = await api.call(who, 'GET', `/address?personCode=${api.people.client.code}`);
    return (body as { LongAddress: string }[]).map(({ LongAddress }) => LongAddress);
  };

  test('a seller reads where a client wants the tyres, as long as it serves the client', async () => {
    expect(await read('seller')).toEqual([]);
    const code = await inService(api, [{ productCode, quantity: 4 }]);
    expect(await read('seller')).toEqual(['Rua da Entrega']);
    expect(await read('otherSeller')).toEqual([]);
    expect(await read('admin')).toEqual(['Rua da Entrega']);
    await api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, 'ok');
    expect(await read('seller')).toEqual([]);
    expect(await read('client')).toEqual(['Rua da Entrega']);
  });
});
