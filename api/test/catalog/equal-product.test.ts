import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe.each(ONE_ENGINE)('what takes the place of a product on %s', (engine) => {
  let api: TestApi;
  let own: Parents;
  let other: Parents;
  beforeAll(async () => {
    api = await startApi(engine);
    own = await createParents(api, 'própria');
    other = await createParents(api, 'alheia');
  });
  afterAll(() => api.close());

  let made = 0;
  const add = (parents: Parents, size: string, service = '91V', publicPrice: number | null = 400) =>
    createProduct(api, parents, `EQ-${++made}`, {
      size,
      publicPrice,
      observation: `Índice de carga:${Number.parseInt(service, 10)}\nÍndice de velocidade:${service.slice(-1)}`,
    });
  const switchOff = (code: string) => api.call('admin', 'PUT', `/product/setInactive/${code}`);
  const equalOf = async (code: string) => (await api.call('visitor', 'GET', `/product/equal/${code}`)).body;

  test('[SF-11] one for sale of the same size: its brand first, then what carries and runs as much, then the price', async () => {
    const removed = await add(own, '205/55R16');
    const stranger = await add(other, '205/55 R16');
    await add(own, '195/60R15');
    await switchOff(removed);
    expect(await equalOf(removed)).toMatchObject({
      Product: { Code: removed, IsActive: false, Size: '205/55R16' },
      Equal: { Code: stranger, IsActive: true },
    });
    const weak = await add(own, '205/55R16', '88V');
    expect((await equalOf(removed)).Equal.Code).toBe(weak);
    const strong = await add(own, '205/55R16', '94W', 900);
    expect((await equalOf(removed)).Equal.Code).toBe(strong);
    const dear = await add(own, '205/55R16', '91V', 700);
    expect((await equalOf(removed)).Equal.Code).toBe(dear);
    const same = await add(own, '205/55R16', '91V', 410);
    expect((await equalOf(removed)).Equal.Code).toBe(same);
    await switchOff(same);
    expect((await equalOf(removed)).Equal.Code).toBe(dear);
  });

  test('what is not for sale tells no more than by what it is known', async () => {
    const removed = await add(own, '18.4-34');
    await switchOff(removed);
    const { Product, Equal } = await equalOf(removed);
    expect(Equal).toBeNull();
    expect(Object.keys(Product).sort()).toEqual(['Code', 'Description', 'IsActive', 'Model', 'ProductImage', 'Size']);
    expect(await equalOf(NOBODY)).toEqual({ Product: null, Equal: null });
    const odd = await add(own, 'câmara de ar');
    const alike = await add(other, 'CAMARA DE AR');
    expect((await equalOf(odd)).Equal.Code).toBe(alike);
    expect((await api.call('visitor', 'GET', '/product/equal/nada')).status).toBe(400);
  });
});
