import { unhurried } from '../../../testing/pace.mjs';
import { startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';
import { cheapestRun, metered } from '../support/processor-time';

const LISTS = [
  '/brand',
  '/product',
  '/person',
  '/shopping-cart',
  '/logger',
  '/group',
  '/company',
  '/category',
  '/model',
];
const QUERIES = [
  'page=1e20',
  'page=-1',
  'page=NaN',
  'page=1.5',
  'quantity=1e9',
  'orderBy=__proto__',
  'orderBy=Created%20sideways',
  'term=%00',
  'term=a&term=b',
  'startDate=2026-13-45',
  'desconhecida=1',
  '__proto__=1',
];

describe.each(ONE_ENGINE)('hostile input on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
  });
  afterAll(() => api.close());

  test.each(LISTS.flatMap((list) => QUERIES.map((query) => `${list}/pagged?${query}`)))(
    '[AP-07] %s is 400',
    async (path) => {
      const { status, body } = await api.call('admin', 'GET', path);
      expect([status, body.code]).toEqual([400, 400]);
    },
  );

  test('[AP-07] the last page anybody may ask for is no failure', async () => {
    expect((await api.call('admin', 'GET', '/product/pagged?page=1000000&quantity=100')).status).toBe(200);
  });

  test.each(['/product/', '/site-page/', '/proposal/verify/'])(
    '[AP-07] %s with a name without end is refused as everything else is',
    async (path) => {
      const { status, body } = await api.call('visitor', 'GET', path + 'a'.repeat(3000));
      expect(status).toBe(414);
      expect(body).toEqual({ code: 414, message: 'Endereço longo demais.' });
    },
  );

  test.each([
    '{',
    '[]',
    'null',
    '"texto"',
    '{"description":"a\\u0000b"}',
    '{"description":{}}',
    '{"__proto__":{"a":1}}',
    '1',
  ])('[AP-07] the body %s is 400', async (payload) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/brand',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${api.token('admin')}` },
      payload,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).not.toMatch(/^['":]/);
    expect(response.json().errors ?? {}).not.toHaveProperty(['']);
  });

  test('[AP-07] an entry of a list is called by the name of the list', async () => {
    const { body } = await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem: ['x'] });
    expect([body.message, Object.keys(body.errors)]).toEqual(['Itens: valor inválido.', ['shoppingCartItem.0']]);
  });

  test('[AP-07] other content types are 415, bodies too large 413', async () => {
    const send = (type: string, payload: string) =>
      api.app.inject({
        method: 'POST',
        url: '/api/brand',
        headers: { 'content-type': type, authorization: `Bearer ${api.token('admin')}` },
        payload,
      });
    expect((await send('application/xml', '<a/>')).statusCode).toBe(415);
    expect((await send('text/plain', 'a')).statusCode).toBe(415);
    expect((await send('application/json', JSON.stringify({ description: 'x'.repeat(2_000_000) }))).statusCode).toBe(
      413,
    );
  });

  test.each([3000, 400_000])('[AP-07] a body of %i levels is 400', async (levels) => {
    const payload = `{"description":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/brand',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${api.token('admin')}` },
      payload,
    });
    expect([response.statusCode, response.json().message]).toEqual([400, 'Requisição com níveis demais.']);
  });

  const boundary = 'multipart/form-data; boundary=b';
  test.each([
    ['without a boundary', 'multipart/form-data', 'a'],
    ['cut short', boundary, '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\nCódigo;No'],
    ['cut in a heading', boundary, '--b\r\nContent-Dispo'],
    ['empty', boundary, ''],
    ['of another kind', 'application/json', '{}'],
  ])('[AP-10] a form %s is 400', async (_name, type, payload) => {
    for (const path of ['/product/importCsv', '/city/import']) {
      const response = await api.app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: { 'content-type': type, authorization: `Bearer ${api.token('admin')}` },
        payload,
      });
      expect([path, response.statusCode]).toEqual([path, 400]);
    }
  });

  test('the head of a stream of events ends', async () => {
    const { statusCode, headers } = await api.app.inject({
      method: 'HEAD',
      url: '/api/shopping-cart/events',
      headers: { authorization: `Bearer ${api.token('admin')}` },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });

  test('a picture of many blanks is refused at once', async () => {
    const parentCode = '00000000-0000-4000-8000-000000000000';
    const base64 = `data:image/png;base64,${' '.repeat(1_000_000)}!`;
    const send = () => api.call('admin', 'POST', '/modelImage', { parentCode, base64 });
    const limit = unhurried(1000);
    const { answer, cost } = await cheapestRun(limit, () => metered(send));
    expect(answer.status).toBe(400);
    expect(cost).toBeLessThan(limit);
  });

  test.each(['../../package.json', '..%2f..%2fpackage.json', 'estrada.png', 'nada.svg'])(
    'serves no file but the drawings (%s)',
    async (name) => {
      expect((await api.call('visitor', 'GET', `/site-image/${name}`)).status).toBeGreaterThanOrEqual(400);
    },
  );

  test('a drawing can run nothing', async () => {
    const { headers } = await api.call('visitor', 'GET', '/site-image/estrada.svg');
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('[AP-07] a failure inside tells nothing of the inside', async () => {
    const broken = await startApi(engine);
    await broken.database.close();
    const answer = await broken.app.inject('/api/product/pagged');
    await broken.app.close();
    expect(answer.json()).toEqual({ code: 500, message: 'Erro interno. Tente novamente em instantes.' });
  });
});
