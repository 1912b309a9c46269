import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { sendFile } from '../support/send-file';
import { xlsxOf } from '../support/xlsx';

const IMPORT = '/fitment/importCsv';
const HEADING = ['Veículo', 'Anos', 'Tipo', 'Medidas de fábrica', 'Medidas do eixo traseiro', 'Fonte'];
const line = (name: string, years = '2016', sizes = '205/55R16', rear = '', source = 'Manual') => [
  name,
  years,
  'Passeios',
  sizes,
  rear,
  source,
];
const csv = (...rows: string[][]) => [HEADING, ...rows].map((cells) => cells.join(';')).join('\n');
const input = (description: string, fields: object = {}) => ({
  description,
  years: '2016 a 2020',
  type: 'Passeios',
  sizes: '205/55 r16; 195/65R15',
  source: 'Manual do proprietário',
  ...fields,
});

describe.each(ENGINES)('vehicles with their factory sizes on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
    await createProduct(api, await createParents(api, 'frota'), 'FR-1', { size: '205/55R16' });
  });
  afterAll(() => api.close());

  const find = async (term: string) =>
    (await api.call('visitor', 'GET', `/fitment/find?term=${encodeURIComponent(term)}`)).body;
  const names = async (term: string) =>
    (await find(term)).map(({ Description }: { Description: string }) => Description);
  const create = (fields: ReturnType<typeof input>) => api.call('admin', 'POST', '/fitment', fields);
  const list = async (term: string) =>
    (await api.call('admin', 'GET', `/fitment/pagged?term=${encodeURIComponent(term)}`)).body.Results;

  test('years and sizes are kept in one notation, and visitors see how many of each are sold', async () => {
    const { status, body } = await create(input('Alfa Brisa', { rearSizes: '225/45-17' }));
    expect(status).toBe(201);
    expect(body).toMatchObject({ Years: '2016 a 2020', Sizes: '205/55R16, 195/65R15', RearSizes: '225/45-17' });
    expect(await find('pneu para alfa brisa')).toEqual([
      {
        Code: body.Code,
        Description: 'Alfa Brisa',
        Years: '2016 a 2020',
        Type: 'Passeios',
        Sizes: [
          { Value: '205/55R16', Count: 1 },
          { Value: '195/65R15', Count: 0 },
        ],
        RearSizes: [{ Value: '225/45-17', Count: 0 }],
      },
    ]);
  });

  test('what cannot be read is said at its field, and the same vehicle of the same year is there once', async () => {
    const wrong = await create(input('Beta', { years: 'novo', sizes: 'aro 16', rearSizes: 'x' }));
    expect([wrong.status, wrong.body.errors]).toEqual([
      400,
      {
        years: 'Use um ano, dois ou “em diante”: 2016, 2016 a 2024, 2016 em diante.',
        sizes: 'Medida desconhecida: aro 16.',
        rearSizes: 'Medida desconhecida: x.',
      },
    ]);
    expect((await create(input('Gama', { source: ' ' }))).status).toBe(400);
    expect((await create(input('Delta'))).status).toBe(201);
    expect(await create(input('delta', { years: '2016' }))).toMatchObject({
      status: 409,
      body: { errors: { description: 'Já existe este veículo com este ano.' } },
    });
    expect((await create(input('Delta', { years: '2021 em diante' }))).status).toBe(201);
  });

  test('a vehicle is found by the beginnings of its words, in any order and spelling; a year chooses', async () => {
    for (const years of ['2010 a 2015', '2016 em diante'])
      await create(input('Órion Trilha 4x4', { years, sizes: '265/70R16' }));
    await create(input('Estrada Larga'));
    expect(await names('trilha')).toEqual(['Órion Trilha 4x4', 'Órion Trilha 4x4']);
    expect((await find('TRIL orion 2012'))[0]).toMatchObject({ Years: '2010 a 2015' });
    expect(await find('orion 2012')).toHaveLength(1);
    expect(await names('orion trilha 4x4 2030')).toEqual(['Órion Trilha 4x4']);
    expect(await names('orion 1999')).toEqual([]);
    // a word inside of another is none
    expect(await names('strada')).toEqual([]);
    for (const nothing of ['', '2016', 'pneu', '%', '_', 'a b c d e f g h i j', 'rilha', '205/55R16'])
      expect(await names(nothing)).toEqual([]);
  });

  test('what is switched off is not found, and no answer to a visitor has the source', async () => {
    const { body } = await create(input('Sigma', { source: 'fonte-secreta' }));
    expect(JSON.stringify(await find('sigma'))).not.toContain('fonte-secreta');
    await api.call('admin', 'PUT', `/fitment/setInactive/${body.Code}`);
    expect(await find('sigma')).toEqual([]);
  });

  test('a file is taken whole, and the second time changes nothing; a spreadsheet too', async () => {
    const rows = [line('Arquivo Um', '2016 até 2018', '205/55 R16, 195/65R15'), line('Arquivo Dois')];
    const preview = await sendFile(api, csv(...rows), `${IMPORT}?preview=true`);
    expect([preview.status, preview.body.Message]).toEqual([
      200,
      'Prévia: 2 veículos novos, 0 alterados, 0 sem mudanças.',
    ]);
    expect(await list('Arquivo')).toEqual([]);
    expect((await sendFile(api, csv(...rows), IMPORT)).body.Message).toBe(
      'Importação concluída: 2 veículos novos, 0 alterados, 0 sem mudanças.',
    );
    const again = xlsxOf([HEADING, rows[0] ?? [], line('ARQUIVO DOIS', '2016', '215/60R17')]);
    expect((await sendFile(api, again, IMPORT)).body).toMatchObject({ Created: 0, Changed: 1, Unchanged: 1, Wrong: 0 });
    expect(await list('Arquivo')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ Description: 'Arquivo Um', Years: '2016 a 2018', Sizes: '205/55R16, 195/65R15' }),
        expect.objectContaining({ Description: 'ARQUIVO DOIS', Sizes: '215/60R17' }),
      ]),
    );
  });

  test('names that the database holds for one are the same vehicle in a file', async () => {
    const rows = ['Ǽgir', 'Straße', 'ﬁlo', 'İstmo'].flatMap((name) => [line(name), line(name.toLowerCase())]);
    const { status, body } = await sendFile(api, csv(...rows), IMPORT);
    expect([status, body.Wrong]).toEqual([400, 4]);
    const alike = ['Straße', 'STRASSE', 'æter', 'ÆTER', 'ﬂux', 'flux'].map((name) => line(name));
    expect((await sendFile(api, csv(...alike), IMPORT)).body.Wrong).toBe(3);
    await create(input('Große Klasse'));
    expect(await names('GROSSE')).toEqual(['Große Klasse']);
  });

  test('what is exported is taken again without a change', async () => {
    await create(input('Volta', { rearSizes: '225/45R17' }));
    const { text } = await api.call('admin', 'GET', '/fitment/export?term=Volta', undefined, { accept: 'text/csv' });
    expect((await sendFile(api, text, IMPORT)).body).toMatchObject({
      Created: 0,
      Changed: 0,
      Unchanged: 1,
      Unknown: [],
    });
  });

  test('one wrong cell, a missing column or a vehicle twice, and nothing is taken', async () => {
    const rows = [
      line('Certo'),
      line('', '2016'),
      line('Errado', 'ontem', 'aro 15', '', ''),
      line('certo'),
      ['Tipo', '2016', 'Barcos', '205/55R16', '', 'Manual'],
    ];
    const { status, body } = await sendFile(api, csv(...rows), IMPORT);
    expect([status, body.message]).toEqual([400, 'Nada foi importado: 4 linhas com erro.']);
    expect(
      body.Items.map(({ Line, Column, Error: fault }: Record<string, unknown>) => `${Line} ${Column}: ${fault}`),
    ).toEqual([
      '3 Veículo: Nome é obrigatório.',
      '4 Anos: Use um ano, dois ou “em diante”: 2016, 2016 a 2024, 2016 em diante.',
      '4 Medidas de fábrica: Medida desconhecida: aro 15.',
      '4 Fonte: Fonte é obrigatória.',
      '5 Veículo: Repetido: já está na linha 2.',
      '6 Tipo: Use Passeios, Caminhonetes / SUVs, Vans, Caminhões e ônibus, Máquinas.',
    ]);
    expect(await list('Certo')).toEqual([]);
    const short = await sendFile(api, 'Veículo;Anos;Preço\nX;2016;1', IMPORT);
    expect(short.body.message).toBe(
      'Faltam colunas no arquivo: Tipo, Medidas de fábrica, Fonte. Coluna desconhecida: Preço.',
    );
    expect((await sendFile(api, csv(line('Alheio')), IMPORT, 'seller')).status).toBe(403);
  });
});
