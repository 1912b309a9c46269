import { sql } from 'drizzle-orm';
import { migrate } from '../../src/db/migrate';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents, productInput } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';

const tyre = (load: string, position: string, ...others: string[]) => ({
  observation: [`Índice de carga:${load}`, `Posição: ${position}`, 'Medida:205/55R16', ...others].join('\r\n'),
});

describe.each(ONE_ENGINE)('filters from the lines of observations on %s', (engine) => {
  let api: TestApi;
  let road: Parents;
  let farm: Parents;
  const get = (path: string) => api.call('visitor', 'GET', path);
  const names = async (lines: string): Promise<string[]> =>
    (await get(`/product/pagged?orderBy=InternCode asc&lines=${encodeURIComponent(lines)}`)).body.Results.map(
      (row: { InternCode: string }) => row.InternCode,
    );
  const facets = async (query = '') => (await get(`/product/facets?${query}`)).body.Lines;

  beforeAll(async () => {
    api = await startApi(engine);
    road = await createParents(api, 'Rua');
    farm = await createParents(api, 'Roça', 'Máquinas');
    await createProduct(api, road, 'L1', tyre('91', 'Dianteira', 'Construção:Radial'));
    await createProduct(api, road, 'L2', tyre('100', 'Traseira', 'Construção:Radial', 'Raro:sim'));
    await createProduct(api, road, 'L3', tyre('91', 'Traseira', 'Construção:Radial', 'Raro:não'));
    await createProduct(api, farm, 'L4', { observation: 'sem rótulo\nÍNDICE DE CARGA : 91\nAplicação:50%;lama' });
    await createProduct(api, farm, 'M1', { observation: 'só texto' });
    const off = await createProduct(api, farm, 'L5', tyre('77', 'Dianteira'));
    await api.call('admin', 'PUT', `/product/setInactive/${off}`);
  });
  afterAll(() => api.close());

  test('[SF-05] offers the labels that half of the products have and that tell them apart', async () => {
    expect(await facets()).toEqual([
      {
        Label: 'Índice de carga',
        Values: [
          { Value: '91', Count: 3 },
          { Value: '100', Count: 1 },
        ],
      },
      {
        Label: 'Posição',
        Values: [
          { Value: 'Dianteira', Count: 1 },
          { Value: 'Traseira', Count: 2 },
        ],
      },
    ]);
    const onRoad = await facets('groupTypes=Passeios');
    expect(onRoad.map(({ Label }: { Label: string }) => Label)).toEqual(['Índice de carga', 'Posição', 'Raro']);
  });

  test('[SF-05] counts a label as if it were not filtered by, and the others as if it were', async () => {
    const lines = encodeURIComponent('posicao:traseira');
    const [load, position] = await facets(`lines=${lines}`);
    expect(load.Values.map(({ Count }: { Count: number }) => Count)).toEqual([1, 1]);
    expect(position.Values).toHaveLength(2);
    expect((await get(`/product/facets?lines=${lines}`)).body.Brands).toEqual([{ Value: 'Marca Rua', Count: 2 }]);
  });

  test.each([
    ['Índice de carga:91', ['L1', 'L3', 'L4']],
    ['INDICE DE CARGA: 91 ', ['L1', 'L3', 'L4']],
    ['Posição:Dianteira;Posição:Traseira', ['L1', 'L2', 'L3']],
    ['Posição:Traseira;Índice de carga:91', ['L3']],
    ['Índice de carga:9', []],
    ['Índice de carga:%', []],
    ['Raro:s_m', []],
    ['Nada:disso', []],
  ])('[AP-03] %s finds %j', async (lines, expected) => {
    expect(await names(lines)).toEqual(expected);
  });

  test.each(['sem dois pontos', ':91', 'Posição:', 'a:1;b:1;c:1;d:1;e:1;f:1;g:1'])(
    '[AP-03] refuses %s',
    async (lines) => {
      const query = `lines=${encodeURIComponent(lines)}`;
      for (const path of ['/product/pagged', '/product/facets'] as const) {
        const answer = await get(`${path}?${query}`);
        expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['lines']]);
      }
    },
  );

  test('[AP-05] the export follows the same filter', async () => {
    const lines = encodeURIComponent('Posição:Traseira');
    const { body } = await api.call('admin', 'GET', `/product/export?lines=${lines}`);
    expect(body.Object.match(/^L\d(?=;)/gm)).toEqual(['L3', 'L2']);
  });

  test('follows every edit at once', async () => {
    const code = await createProduct(api, road, 'L6', tyre('77', 'Dianteira'));
    expect(await names('Índice de carga:77')).toEqual(['L6']);
    await api.call('admin', 'PUT', `/product/${code}`, productInput(road, 'L6', tyre('78', 'Dianteira')));
    expect([await names('Índice de carga:77'), await names('Índice de carga:78')]).toEqual([[], ['L6']]);
    await api.call('admin', 'DELETE', `/product/${code}`);
    expect(await names('Índice de carga:78')).toEqual([]);
  });

  test('takes lines too long or too many for a filter without offering them', async () => {
    const long = Array.from({ length: 12 }, (_, index) => `Rótulo ${index}:${index}${'x'.repeat(250)}`);
    const code = await createProduct(api, road, 'L7', { observation: long.join('\n') });
    expect(JSON.stringify(await facets())).not.toContain('xxx');
    await api.call('admin', 'DELETE', `/product/${code}`);
  });

  test('products from before the lines were kept are found by them', async () => {
    const { db } = api.database;
    await db.execute(sql`drop function product_lines() cascade`);
    await db.execute(sql`drop function lines_of(text)`);
    await db.execute(sql`drop table product_line`);
    await db.execute(sql`alter table product drop column line_set`);
    await db.execute(sql`delete from migration where name = '0003_product_lines.sql'`);
    await migrate(api.database, api.config);
    expect(await names('Índice de carga: 100')).toEqual(['L2']);
  });
});
