import { randomUUID } from 'node:crypto';
import type { SavedProducts } from '@rodovia/shared/contracts/catalog';
import type { MyData } from '@rodovia/shared/contracts/people';
import { erase } from '../../src/modules/person/privacy/erase';
import { type Caller, startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';

describe.each(ENGINES)('favourites and products looked at on %s', (engine) => {
  let api: TestApi;
  let products: string[];
  beforeAll(async () => {
    api = await startApi(engine);
    const parents = await createParents(api, 'favoritos');
    products = [];
    for (let i = 0; i < 104; i += 1) products.push(await createProduct(api, parents, `FAV-${i}`));
  });
  afterAll(() => api.close());
  beforeEach(() => api.database.db.execute('delete from saved_product'));

  const of = async (caller: Caller): Promise<SavedProducts> => (await api.call(caller, 'GET', '/saved-product')).body;
  const merge = (favourites: string[], seen: string[] = []) =>
    api.call('client', 'POST', '/saved-product', { favourites, seen });
  const like = (code = '', caller: Caller = 'client') => api.call(caller, 'PUT', `/saved-product/favourite/${code}`);
  const one = () => products[0] ?? '';
  const two = () => products[1] ?? '';
  const three = () => products[2] ?? '';

  test('are kept by person, newest first, and nobody sees or changes those of somebody else', async () => {
    await like(one());
    await like(two());
    await like(one());
    expect(await of('client')).toEqual({ Favourites: [two(), one()], Seen: [] });
    expect(await of('otherClient')).toEqual({ Favourites: [], Seen: [] });
    await api.call('otherClient', 'DELETE', `/saved-product/favourite/${one()}`);
    expect((await of('client')).Favourites).toHaveLength(2);
    await api.call('client', 'DELETE', `/saved-product/favourite/${two()}`);
    expect((await api.call('client', 'DELETE', `/saved-product/favourite/${two()}`)).status).toBe(204);
    expect((await of('client')).Favourites).toEqual([one()]);
  });

  test('what a device kept goes into the account once, whatever the device makes up', async () => {
    await like(three());
    const device = [one(), two(), one(), one().toUpperCase(), randomUUID(), three()];
    const answer = await merge(device, [two(), two().toUpperCase(), randomUUID(), one()]);
    const merged = { Favourites: [one(), two(), three()], Seen: [two(), one()] };
    expect(answer.body).toEqual({ ...merged, Favourites: expect.arrayContaining(merged.Favourites), LeftOut: 0 });
    expect(answer.body.Favourites).toHaveLength(3);
    expect((await merge(device)).body.Favourites).toEqual(answer.body.Favourites);
    expect((await of('client')).Seen).toEqual([two(), one()]);
    for (const wrong of [{ favourites: ['x'], seen: [] }, { favourites: [] }, { favourites: [], seen: products }, []])
      expect((await api.call('client', 'POST', '/saved-product', wrong)).status).toBe(400);
  });

  test('a hundred favourites find room: one more is refused, and a merge says how many were left out', async () => {
    expect((await merge(products.slice(0, 100))).body.LeftOut).toBe(0);
    const refused = await like(products[100]);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Você já tem 100 favoritos. Tire algum antes de guardar outro.',
    ]);
    expect((await like(one())).status).toBe(204);
    const merged = await merge(products.slice(98, 104));
    expect([merged.body.LeftOut, merged.body.Favourites.length]).toEqual([4, 100]);
  });

  test('two devices at once never leave more than there is room for', async () => {
    await merge(products.slice(0, 99));
    const answers = await Promise.all([like(products[100]), like(products[101]), merge([products[102] ?? ''])]);
    expect((await of('client')).Favourites).toHaveLength(100);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    await Promise.all(products.slice(0, 30).map((code) => api.call('client', 'PUT', `/saved-product/seen/${code}`)));
    expect((await of('client')).Seen).toHaveLength(20);
  });

  test('of what was looked at the latest twenty stay, each once, and the client can have them forgotten', async () => {
    for (const code of [...products.slice(0, 21), products[5] ?? ''])
      expect((await api.call('client', 'PUT', `/saved-product/seen/${code}`)).status).toBe(204);
    const { Seen } = await of('client');
    expect(Seen).toHaveLength(20);
    expect(Seen.slice(0, 2)).toEqual([products[5], products[20]]);
    expect(Seen).not.toContain(products[0]);
    await api.call('client', 'DELETE', '/saved-product/seen');
    expect(await of('client')).toEqual({ Favourites: [], Seen: [] });
  });

  test('are in the data of their client, to read as well, and go with the account and with the product', async () => {
    await merge([one()], [two()]);
    const data: MyData = (await api.call('client', 'GET', '/person/my-data')).body;
    expect(data.SavedProducts.map(({ Kind, Description }) => [Kind, Description])).toEqual([
      ['FAVOURITE', 'Pneu FAV-0'],
      ['SEEN', 'Pneu FAV-1'],
    ]);
    const parents = await createParents(api, 'sai');
    const removed = await createProduct(api, parents, 'FAV-SAI');
    await like(removed);
    expect((await api.call('admin', 'DELETE', `/product/${removed}`)).status).toBeLessThan(300);
    expect((await of('client')).Favourites).toEqual([one()]);
    await api.database.db.transaction((tx) => erase(tx, api.people.client.code));
    const { rows } = await api.database.db.execute('select * from saved_product');
    expect(rows).toEqual([]);
  });
});
