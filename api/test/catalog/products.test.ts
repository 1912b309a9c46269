import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents, productInput } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';

describe.each(ONE_ENGINE)('products on %s', (engine) => {
  let api: TestApi;
  let road: Parents;
  let farm: Parents;
  const get = (path: string) => api.call('visitor', 'GET', path);
  const names = async (query: string): Promise<string[]> =>
    (await get(`/product/pagged?orderBy=InternCode asc&${query}`)).body.Results.map(
      (row: { InternCode: string }) => row.InternCode,
    );

  beforeAll(async () => {
    api = await startApi(engine);
    road = await createParents(api, 'Estrada');
    farm = await createParents(api, 'Lavoura', 'Máquinas');
    await createProduct(api, road, 'A1', { description: 'Pneu Água Clara', size: '205/55R16' });
    await createProduct(api, road, 'A2', { description: 'Pneu 100% borracha', size: '175/70R13' });
    await createProduct(api, farm, 'B1', { description: 'Pneu trator', size: '18.4-34' });
    await createProduct(api, farm, 'B2', { description: 'Pneu carga', size: '295/80R22.5', publicPrice: null });
    const off = await createProduct(api, farm, 'B3', { description: 'Pneu fora de linha', size: '18.4-34' });
    await api.call('admin', 'PUT', `/product/setInactive/${off}`);
  });
  afterAll(() => api.close());

  test('[SF-05] visitors see active products only, whatever they ask', async () => {
    expect(await names('')).toEqual(['A1', 'A2', 'B1', 'B2']);
    expect(await names('isActive=false')).toEqual([]);
    const admin = await api.call('admin', 'GET', '/product/pagged?isActive=false');
    expect(admin.body.Results.map((row: { InternCode: string }) => row.InternCode)).toEqual(['B3']);
    expect(admin.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['brands=Marca Estrada', ['A1', 'A2']],
    ['brands=marca estrada;MARCA LAVOURA', ['A1', 'A2', 'B1', 'B2']],
    ['groupTypes=Máquinas', ['B1', 'B2']],
    ['groupTypes=maquinas&sizes=18.4 34', ['B1']],
    ['sizes=2055516;175/70 R13', ['A1', 'A2']],
    ['sizes=295/80 R22,5', ['B2']],
    ['rims=16', ['A1']],
    ['rims=22,5;34', ['B1', 'B2']],
    ['rims=16&groupTypes=Máquinas', []],
    ['rims=nenhum', []],
    ['model=Modelo Estrada', ['A1', 'A2']],
    ['brand=Marca Lavoura&group=Grupo Lavoura&company=Empresa Lavoura', ['B1', 'B2']],
    ['brands=nenhuma', []],
    ['brands=marca-estrada', ['A1', 'A2']],
    ['brands=---', []],
    ['groupTypes=maquinas&sizes=18-4-34', ['B1']],
    ['sizes=295-80-r22-5', ['B2']],
    ['rims=22-5', ['B2']],
  ])('[SF-05] filters by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('[SF-05] filters by code as well as by name', async () => {
    expect(await names(`brands=${farm.brandCode}`)).toEqual(['B1', 'B2']);
  });

  test.each([
    ['agua', ['A1']],
    ['ÁGUA clara', ['A1']],
    ['clara agua', ['A1']],
    ['100%', ['A2']],
    ['%', ['A2']],
    ['_', []],
    ['205 55 16', ['A1']],
    ['pneu 205/55', ['A1']],
    ['2055516', ['A1']],
    ['marca lavoura', ['B1', 'B2']],
    ['P-A1', ['A1']],
    ['22,5', ['B2']],
    ["'; drop table product; --", []],
  ])('[SF-08] finds %s', async (term, expected) => {
    expect(await names(`term=${encodeURIComponent(term)}`)).toEqual(expected);
  });

  test('[SF-11] several products are read by their codes in one call; what is not for sale is left out', async () => {
    const all = (await get('/product/pagged')).body.Results.map(({ Code }: { Code: string }) => Code);
    const codes = [all[0], all[2], '00000000-0000-4000-8000-000000000000'];
    const { body } = await get(`/product/pagged?quantity=100&codes=${codes.join('%3B')}`);
    const found = body.Results.map(({ Code }: { Code: string }) => Code);
    expect([body.TotalCount, found.sort()]).toEqual([2, [all[0], all[2]].sort()]);
    expect((await get('/product/pagged?codes=x')).status).toBe(400);
  });

  test('[SF-08] suggests from three characters, active products only', async () => {
    expect((await get('/product/by-description?term=ab')).status).toBe(400);
    const found = await get('/product/by-description?term=pneu&include=Brand');
    expect(found.body).toHaveLength(4);
    expect(found.body[0].Brand.Description).toMatch(/^Marca/);
  });

  test('[AP-04] brings exactly the relations that are asked for', async () => {
    const all = 'Brand,Group,Company,Category,Model,ProductImage';
    const [row] = (await get(`/product/pagged?term=B2&include=${all}`)).body.Results;
    expect(row).toMatchObject({
      PublicPrice: null,
      Brand: { Code: farm.brandCode },
      Group: { Type: 'Máquinas' },
      Model: { ModelImage: [] },
      ProductImage: [],
    });
    expect((await get('/product/pagged?term=B2')).body.Results[0]).not.toHaveProperty('Brand');
    expect((await get('/product/pagged?include=Person')).status).toBe(400);
  });

  test('[SF-07] pages do not overlap and know their total', async () => {
    const first = (await get('/product/pagged?quantity=3')).body;
    const second = (await get('/product/pagged?quantity=3&page=2')).body;
    expect([first.TotalCount, first.TotalPages, first.Results.length, second.Results.length]).toEqual([4, 2, 3, 1]);
    const codes = [...first.Results, ...second.Results].map((row: { Code: string }) => row.Code);
    expect(new Set(codes).size).toBe(4);
    expect((await get('/product/pagged?page=99')).body).toMatchObject({ Results: [], TotalCount: 4 });
  });

  test('[SF-05] counts each filter with the others applied', async () => {
    const { body } = await get('/product/facets?groupTypes=Máquinas');
    expect(body.Brands).toEqual([{ Value: 'Marca Lavoura', Count: 2 }]);
    expect(body.GroupTypes).toEqual([
      { Value: 'Máquinas', Count: 2 },
      { Value: 'Passeios', Count: 2 },
    ]);
    expect(body.Sizes.map((facet: { Value: string }) => facet.Value).sort()).toEqual(['18.4-34', '295/80R22.5']);
    expect(body.Rims).toEqual([
      { Value: '22.5', Count: 1 },
      { Value: '34', Count: 1 },
    ]);
    const { body: ofRim } = await get('/product/facets?rims=16');
    expect(ofRim.Rims.map((facet: { Value: string }) => facet.Value)).toEqual(['13', '16', '22.5', '34']);
    expect(ofRim.Sizes).toEqual([{ Value: '205/55R16', Count: 1 }]);
    expect((await get('/product/sizes?types=Passeios')).body.sort()).toEqual(['175/70R13', '205/55R16']);
  });

  test('follows the new name of a brand in the search', async () => {
    await api.call('admin', 'PUT', `/brand/${road.brandCode}`, { description: 'Renomeada' });
    expect(await names('term=renomeada')).toEqual(['A1', 'A2']);
    await api.call('admin', 'PUT', `/brand/${road.brandCode}`, { description: 'Marca Estrada' });
  });

  test('public answers carry a tag that saves the body', async () => {
    const first = await get('/product/pagged');
    expect(first.headers['cache-control']).toMatch(/^public/);
    const tag = String(first.headers.etag);
    const second = await api.call('visitor', 'GET', '/product/pagged', undefined, { 'if-none-match': tag });
    expect([second.status, second.text]).toEqual([304, '']);
  });

  test('[VA-06] requires every field but the price', async () => {
    const empty = await api.call('admin', 'POST', '/product', {});
    expect(Object.keys(empty.body.errors).sort()).toEqual(
      Object.keys(productInput(road, 'x'))
        .filter((field) => field !== 'publicPrice')
        .sort(),
    );
    const parts = await api.call('admin', 'POST', '/product', productInput(road, 'C1', { publicPrice: 10.999 }));
    expect([parts.status, parts.body.errors.publicPrice]).toEqual([
      400,
      'Preço público: use no máximo duas casas decimais.',
    ]);
    const priceless = await api.call('admin', 'POST', '/product', productInput(road, 'C1', { publicPrice: undefined }));
    expect(priceless.body.PublicPrice).toBeNull();
    await api.call('admin', 'DELETE', `/product/${priceless.body.Code}`);
  });

  test('refuses a taken internal code and an unknown brand by field', async () => {
    const taken = await api.call('admin', 'POST', '/product', productInput(road, 'a1'));
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([409, ['internCode']]);
    const ghost = '00000000-0000-4000-8000-000000000000';
    const orphan = await api.call('admin', 'POST', '/product', productInput(road, 'C2', { brandCode: ghost }));
    expect([orphan.status, orphan.body.errors]).toEqual([400, { brandCode: 'Marca não encontrada.' }]);
  });

  test('[AP-05] the export follows the filters of the list', async () => {
    const answer = await api.call('admin', 'GET', '/product/export?groupTypes=Máquinas&isActive=true');
    expect(answer.body.Object.split('\r\n').filter(Boolean)).toHaveLength(3);
  });
});
