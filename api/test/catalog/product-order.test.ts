import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';

describe.each(ENGINES)('the order of products on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
    const parents = await createParents(api, 'ordem');
    const add = (code: string, description: string, publicPrice: number | null, size = '205/55R16') =>
      createProduct(api, parents, code, { description, publicPrice, size });
    await add('O-1', 'Pneu Avenidas 91V', 300);
    await add('O-2', 'Pneu Avenida 91V', null);
    await add('O-3', 'Pneu Avenida 94W', 900);
    await add('O-4', 'Pneu Travessa', 100, '195/55R16');
    await add('O-5', 'Pneu Rua 205', null, '2055/5-16');
  });
  afterAll(() => api.close());
  const codes = async (query: string) => {
    const { body } = await api.call('visitor', 'GET', `/product/pagged?${query}`);
    return body.Results.map(({ InternCode }: { InternCode: string }) => InternCode.slice(2)).join('');
  };

  test('by price what has none comes last, upwards and downwards', async () => {
    expect(await codes('orderBy=PublicPrice asc')).toMatch(/^413(25|52)$/);
    expect(await codes('orderBy=PublicPrice desc')).toMatch(/^314(25|52)$/);
  });

  test('by relevance the whole word comes before the begun one, of equals what has a price, then the newest', async () => {
    expect(await codes('orderBy=Relevance&term=avenida')).toBe('321');
    expect(await codes('orderBy=Relevance&term=avenida 91v')).toBe('21');
    expect(await codes("orderBy=Relevance&term=%25'\\_ pneu")).toBe('');
  });

  test('a text with a whole size is ordered like the matches of a list: this size before parts of it, then cheapest', async () => {
    expect(await codes('orderBy=Relevance&term=205/55R16')).toMatch(/^132/);
    expect(await codes('orderBy=Relevance&term=55R16')).toMatch(/^413/);
  });

  test('without a term relevance is the newest, and pages never overlap', async () => {
    expect(await codes('orderBy=Relevance')).toBe('54321');
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await codes(`orderBy=Relevance&quantity=2&page=${page}`));
    expect(pages.join('')).toBe('54321');
    expect((await api.call('visitor', 'GET', '/product/pagged?orderBy=Nada')).status).toBe(400);
  });
});
