import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, productInput } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { ADDRESS } from '../support/people';

const HIDDEN = ['\n', '\r', '\u0007', '\u200b', '\u202e', '\u2066', '\u200f', '\u061c', '\ufeff', '\u2060'];
describe.each(ONE_ENGINE)('plain words on %s', (engine) => {
  let api: TestApi;
  let product: object;
  let quotation: () => Promise<string>;

  beforeAll(async () => {
    api = await startApi(engine);
    const parents = await createParents(api, 'palavras');
    const code = await createProduct(api, parents, 'PP-1');
    product = productInput(parents, 'PP-2');
    quotation = async () =>
      (await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem: [{ productCode: code, quantity: 1 }] }))
        .body.Code;
  });
  afterAll(() => api.close());

  const registration = (fields: object) => ({
    name: 'Ana',
    email: 'ana.palavras@teste.example',
    mobile: '(11) 90000-0000',
    isPhysical: true,
    physicalDocument: '15350946056',
    password: 'senha-boa-1',
    passwordVerify: 'senha-boa-1',
    ...fields,
  });

  test.each(HIDDEN)('[VA-01] a name with %j in it is refused wherever one is written', async (sign) => {
    const text = `Ana${sign}Lima`;
    const own = { code: api.people.client.code, mobile: '(11) 90000-0000', document: '86288366757', isPhysical: true };
    const tried = await Promise.all([
      api.call('visitor', 'POST', '/person', registration({ name: text })),
      api.call('visitor', 'POST', '/person', registration({ address: [{ ...ADDRESS, neighborhood: text }] })),
      api.call('client', 'PUT', '/person', { ...own, name: text }),
      api.call('client', 'POST', '/address', { ...ADDRESS, longAddress: text }),
      api.call('admin', 'POST', '/brand', { description: text }),
      api.call('admin', 'POST', '/product', { ...product, description: text }),
      api.call('admin', 'PUT', '/city', { code: '3550308', name: text, stateCode: 'SP' }),
    ]);
    for (const { status, body } of tried) {
      expect([status, body.message]).toEqual([
        400,
        expect.stringMatching(/não use quebras de linha nem caracteres invis/),
      ]);
      expect(Object.keys(body.errors)).toHaveLength(1);
    }
  });

  test('a note and a description may have lines, and nothing hidden', async () => {
    const cancel = async (value: string) =>
      api.call('client', 'PUT', `/shopping-cart/cancel-service/${await quotation()}`, { value });
    expect((await cancel('Mudei de ideia.\nObrigada!')).status).toBe(200);
    const refused = await cancel('Mudei \u202eaiedi ed');
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Observação: não use caracteres de controle nem invisíveis.',
    ]);
    const described = { ...product, observation: 'Índice de carga:91\nConstrução:Radial' };
    expect((await api.call('admin', 'POST', '/product', described)).status).toBe(201);
    const hidden = { ...product, internCode: 'PP-3', observation: 'Índice\u200b:91' };
    expect((await api.call('admin', 'POST', '/product', hidden)).body.errors).toHaveProperty('observation');
  });
});
