import { isOneTypoAway } from '../src/crud/term';
import { startApi, type TestApi } from './support/api';
import { createParents, createProduct } from './support/catalogue';
import { ENGINES } from './support/engines';

test.each([
  ['michelin', 'michlin', true],
  ['michelin', 'michellin', true],
  ['michelin', 'mihcelin', true],
  ['michelin', 'nichelin', true],
  ['michelin', 'michelim', true],
  ['michelin', 'mixelim', false],
  ['michelin', 'michel', false],
])('%s and %s are one typo apart: %s', (first, second, expected) => {
  expect([isOneTypoAway(first, second), isOneTypoAway(second, first)]).toEqual([expected, expected]);
});

describe.each(ENGINES)('search on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
    const parents = await createParents(api, 'Estradeira');
    await createProduct(api, parents, 'S-1', { description: 'Pneu Avenida 91V', size: '205/55R16' });
    await createProduct(api, parents, 'S-2', { description: 'Pneu Avenida 94W XL', size: '205/55R16' });
    await createProduct(api, parents, 'S-3', { description: 'Pneu Lavoura', size: '18.4-34' });
  }, 60_000);
  afterAll(() => api.close());
  const codes = async (term: string) => {
    const { body } = await api.call(
      'visitor',
      'GET',
      `/product/pagged?orderBy=InternCode asc&term=${encodeURIComponent(term)}`,
    );
    return body.Results.map((product: { InternCode: string }) => product.InternCode);
  };

  test.each([
    ['avenida', ['S-1', 'S-2']],
    ['avenidda', ['S-1', 'S-2']],
    ['avneida', ['S-1', 'S-2']],
    ['AVENÍDA estradera', ['S-1', 'S-2']],
    ['lavora', ['S-3']],
    ['pneo', []],
    ['205 55 16 91V', ['S-1']],
    ['205/55R16 94 w', ['S-2']],
    ['avenida 2055516', ['S-1', 'S-2']],
    ['18,4-34', ['S-3']],
    ['aven%da', []],
    ['_venida', []],
  ])('%s finds %j', async (term, expected) => {
    expect(await codes(term)).toEqual(expected);
  });

  test('the same predicate is behind rows, count, file, facets and suggestions', async () => {
    const { body } = await api.call('visitor', 'GET', '/product/pagged?term=avneida');
    expect([body.TotalCount, body.Results.length]).toEqual([2, 2]);
    expect((await api.call('admin', 'GET', '/product/export?term=avneida')).body.Object.split('\r\n')).toHaveLength(4);
    expect((await api.call('visitor', 'GET', '/product/facets?term=avneida')).body.Sizes).toEqual([
      { Value: '205/55R16', Count: 2 },
    ]);
    expect((await api.call('visitor', 'GET', '/product/by-description?term=avneida')).body).toHaveLength(2);
  });

  test('one typo is forgiven in every list, but only towards what the caller may see', async () => {
    expect((await api.call('admin', 'GET', '/brand/pagged?term=estradiera')).body.TotalCount).toBe(1);
    expect((await api.call('admin', 'GET', '/person/pagged?term=otherclinet')).body.TotalCount).toBe(1);
    expect((await api.call('seller', 'GET', '/person/pagged?term=otherseler')).body.TotalCount).toBe(0);
    expect((await api.call('visitor', 'GET', '/model/by-description?term=estradiera')).body).toMatchObject([
      { Name: 'Modelo Estradeira' },
    ]);
    expect((await api.call('admin', 'GET', '/logger/pagged?filtro=cirou')).body.TotalCount).toBeGreaterThan(0);
  });
});
