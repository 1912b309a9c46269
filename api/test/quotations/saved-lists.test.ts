import { type Caller, startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';

describe.each(ENGINES)('a list that a client keeps under a name on %s', (engine) => {
  let api: TestApi;
  let product: string;
  beforeAll(async () => {
    api = await startApi(engine);
    product = await createProduct(api, await createParents(api, 'listas'), 'SL-1', {
      description: 'Pneu da lista',
      size: '295/80R22.5',
    });
  });
  afterAll(() => api.close());

  const content = () => ({
    shoppingCartItem: [{ productCode: product, quantity: 40, words: ['40 borrachudos'] }],
    freeItem: [{ text: 'câmara 20', quantity: 2 }],
  });
  const keep = (name: unknown, more: object = {}, caller: Caller = 'client') =>
    api.call(caller, 'POST', '/saved-list', { name, ...content(), ...more });
  const read = (code: string, caller: Caller = 'client') => api.call(caller, 'GET', `/saved-list/${code}`);
  const names = async () =>
    (await api.call('client', 'GET', '/saved-list')).body.map(({ Name }: { Name: string }) => Name);

  test('comes back as it was kept, counted, by name, and only to its owner', async () => {
    const { status, body } = await keep(' Revisão dos 40 cavalos ');
    expect([status, body.Name, body.Products, body.Tyres, body.Written]).toEqual([
      201,
      'Revisão dos 40 cavalos',
      1,
      40,
      1,
    ]);
    expect((await read(body.Code)).body).toEqual({
      Items: [{ Code: product, Quantity: 40, Words: ['40 borrachudos'], Name: '295/80R22.5 Pneu da lista' }],
      FreeItems: [{ Text: 'câmara 20', Quantity: 2 }],
    });
    expect((await read(body.Code, 'otherClient')).status).toBe(404);
    expect((await api.call('otherClient', 'PUT', `/saved-list/${body.Code}`, { name: 'minha' })).status).toBe(404);
    expect((await api.call('otherClient', 'DELETE', `/saved-list/${body.Code}`)).status).toBe(404);
  });

  test('a name is there once, however it is written, unless the list replaces the other', async () => {
    const first = await keep('Óleo');
    const again = await keep('oleo');
    expect([again.status, again.body.errors]).toEqual([409, { name: 'Você já tem uma lista com este nome.' }]);
    const replaced = await keep('OLEO', { shoppingCartItem: [], replaces: true });
    expect([replaced.body.Code, replaced.body.Products, replaced.body.Written]).toEqual([first.body.Code, 0, 1]);
    const both = await Promise.all([keep('duas vezes'), keep('duas vezes')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('is renamed over the version that was read, and removed', async () => {
    const { body } = await keep('antes');
    const rename = (name: string, version: number) =>
      api.call('client', 'PUT', `/saved-list/${body.Code}`, { name }, { 'if-match': `"${version}"` });
    expect((await rename('depois', body.Version)).body.Name).toBe('depois');
    expect((await rename('outra vez', body.Version)).status).toBe(412);
    await keep('ocupado');
    expect((await rename('OCUPADO', body.Version + 1)).status).toBe(409);
    expect((await api.call('client', 'DELETE', `/saved-list/${body.Code}`)).status).toBe(204);
    expect(await names()).not.toContain('depois');
  });

  test.each([
    ['without a name', ['   ', {}]],
    ['with a name that nobody sees whole', ['a\u202eb', {}]],
    ['with a long name', ['x'.repeat(81), {}]],
    ['with nothing in it', ['vazia', { shoppingCartItem: [], freeItem: [] }]],
    [
      'with half a tyre',
      ['meio', { shoppingCartItem: [{ productCode: '00000000-0000-4000-8000-000000000000', quantity: 0.5 }] }],
    ],
  ] as const)('%s it is refused', async (_, [name, more]) => {
    expect((await keep(name, more)).status).toBe(400);
  });

  test('a product that left the catalogue has no name, and the list stays readable', async () => {
    const removed = '00000000-0000-4000-8000-00000000abcd';
    const { body } = await keep('com o que saiu', {
      shoppingCartItem: [{ productCode: removed, quantity: 1 }],
      freeItem: [],
    });
    expect((await read(body.Code)).body.Items).toEqual([{ Code: removed, Quantity: 1, Words: [], Name: '' }]);
  });

  test('there are fifty at most, also for two at once, and all are in what the client can fetch of their own', async () => {
    const some = (from: number, to: number) =>
      Promise.all(Array.from({ length: to - from }, (_, at) => keep(`lista ${from + at}`, {}, 'otherClient')));
    await some(0, 49);
    const last = await some(49, 53);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const own = (await api.call('otherClient', 'GET', '/person/my-data')).body;
    expect(own.SavedLists).toHaveLength(50);
    expect(own.SavedLists[0]).toMatchObject({
      Items: [{ Quantity: 40, Description: 'Pneu da lista', Words: ['40 borrachudos'] }],
      FreeItems: [{ Text: 'câmara 20', Quantity: 2 }],
    });
  });
});
