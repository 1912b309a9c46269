import { sized } from '../../../testing/long.mjs';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { ADDRESS } from '../support/people';
import { sendFile } from '../support/send-file';

const HEADING =
  'Código interno;Código público;Descrição;Medida;Unidade;Descrição específica;Preço público;Marca;Grupo;Empresa;Modelo;Categoria;Ativo';
const RELATIONS = 'Marca csv;Grupo csv;Empresa csv;Modelo csv;Categoria csv';
const row = (code: string, fields: { size?: string; price?: string; description?: string; active?: string } = {}) =>
  [
    code,
    `P-${code}`,
    fields.description ?? `Pneu ${code}`,
    fields.size ?? '205/55 R16',
    'UN',
    'Índice de carga:91',
    fields.price ?? '1.234,50',
    RELATIONS,
    fields.active ?? 'Sim',
  ].join(';');

describe.each(ENGINES)('[AP-10] import of products on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
    await createParents(api, 'csv');
  });
  afterAll(() => api.close());

  const send = (content: string | Buffer | undefined, path?: string, caller?: 'admin' | 'seller') =>
    sendFile(api, content, path, caller);
  const find = async (code: string) =>
    (await api.call('admin', 'GET', `/product/pagged?term=${code}&include=Brand`)).body.Results[0];

  test('creates, then finds nothing to change, then updates by internal code', async () => {
    const file = [HEADING, row('IMP-1'), row('IMP-2', { size: '295/80 R22,5', price: '' })].join('\r\n');
    expect(await send(file)).toMatchObject({
      status: 200,
      body: { Created: 2, Changed: 0, Unchanged: 0, Wrong: 0, Items: [] },
    });
    expect(await find('IMP-1')).toMatchObject({
      Size: '205/55 R16',
      PublicPrice: 1234.5,
      IsActive: true,
      Brand: { Description: 'Marca csv' },
    });
    expect((await find('IMP-2')).PublicPrice).toBeNull();
    expect((await send(file)).body).toMatchObject({ Created: 0, Changed: 0, Unchanged: 2 });
    const changed = [HEADING, row('imp-1', { price: 'R$ 99,9', active: 'não' }), row('IMP-3')].join('\n');
    expect((await send(changed)).body).toMatchObject({ Created: 1, Changed: 1, Unchanged: 0 });
    expect(await find('IMP-1')).toMatchObject({ PublicPrice: 99.9, IsActive: false });
    expect((await api.call('visitor', 'GET', '/product/pagged?sizes=295/80R22.5')).body.TotalCount).toBe(1);
  });

  test('a preview says what would happen and does nothing', async () => {
    const file = [HEADING, row('PRE-1'), row('IMP-3', { price: '1' }), row('PRE-2', { price: 'caro' })].join('\n');
    const { status, body } = await send(file, '/product/importCsv?preview=true');
    expect([status, body.Created, body.Changed, body.Unchanged, body.Wrong]).toEqual([200, 1, 1, 0, 1]);
    expect(await find('PRE-1')).toBeUndefined();
  });

  test('a preview tells the lines by what they would do, and each cell that would change', async () => {
    await createParents(api, 'outra');
    await send([HEADING, row('ROW-1', { price: '' }), row('ROW-2')].join('\n'));
    const changed = row('row-1', { price: 'R$ 1.500', active: 'não' }).replace('Marca csv', 'marca OUTRA');
    const file = [HEADING, row('ROW-3'), changed, row('ROW-2'), row('ROW-4', { price: 'caro' })].join('\n');
    const { body } = await send(file, '/product/importCsv?preview=true');
    const created = Object.entries({
      'Código interno': 'ROW-3',
      'Código público': 'P-ROW-3',
      Descrição: 'Pneu ROW-3',
      Medida: '205/55 R16',
      Unidade: 'UN',
      'Descrição específica': 'Índice de carga:91',
      'Preço público': '1.234,50',
      Marca: 'Marca csv',
      Grupo: 'Grupo csv',
      Empresa: 'Empresa csv',
      Modelo: 'Modelo csv',
      Categoria: 'Categoria csv',
      Ativo: 'Sim',
    });
    expect(body.Rows).toEqual({
      Created: [{ Line: 2, Code: 'ROW-3', Cells: created.map(([Column, After]) => ({ Column, Before: '', After })) }],
      Changed: [
        {
          Line: 3,
          Code: 'row-1',
          Cells: [
            { Column: 'Código interno', Before: 'ROW-1', After: 'row-1' },
            { Column: 'Código público', Before: 'P-ROW-1', After: 'P-row-1' },
            { Column: 'Descrição', Before: 'Pneu ROW-1', After: 'Pneu row-1' },
            { Column: 'Preço público', Before: '', After: '1.500,00' },
            { Column: 'Marca', Before: 'Marca csv', After: 'Marca outra' },
            { Column: 'Ativo', Before: 'Sim', After: 'Não' },
          ],
        },
      ],
      Unchanged: [{ Line: 4, Code: 'ROW-2', Cells: [] }],
    });
    expect(body.Items).toMatchObject([{ Line: 5, Code: 'ROW-4' }]);
    expect((await send(file)).body.Rows).toBeUndefined();
  });

  test('a preview without a price column promises no change of prices', async () => {
    const without = [HEADING.replace('Preço público;', ''), row('ROW-2').replace('1.234,50;', '')].join('\n');
    const { body } = await send(without, '/product/importCsv?preview=true');
    expect([body.Unchanged, body.Rows.Changed]).toEqual([1, []]);
  });

  test('one bad cell keeps everything out; every bad cell is named by column and line, as a spreadsheet counts them', async () => {
    const quoted = row('BAD-1', { description: '"duas\nlinhas"' });
    const file = [
      HEADING,
      quoted,
      row('BAD-2', { price: '-1', active: 'talvez' }),
      row('BAD-3').replace('Marca csv', 'Nenhuma'),
      '',
      ';;;;',
      row('BAD-1'),
      'BAD-5;;;',
    ].join('\n');
    const { status, body } = await send(file);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 400, Message: 'Nada foi importado: 4 linhas com erro.' });
    expect(body.Items).toEqual(
      expect.arrayContaining([
        { Line: 3, Column: 'Preço público', Code: 'BAD-2', Error: 'Preço inválido: -1.' },
        { Line: 3, Column: 'Ativo', Code: 'BAD-2', Error: 'Use Sim ou Não, e não talvez.' },
        { Line: 4, Column: 'Marca', Code: 'BAD-3', Error: 'Marca não cadastrada: Nenhuma.' },
        { Line: 7, Column: 'Código interno', Code: 'BAD-1', Error: 'Repetido: já está na linha 2.' },
        { Line: 8, Column: 'Medida', Code: 'BAD-5', Error: 'Valor obrigatório.' },
      ]),
    );
    expect(await find('BAD-1')).toBeUndefined();
  });

  test('the same tyre twice, however its size is spelled, is pointed out', async () => {
    const { body } = await send(
      [HEADING, row('TWO-1'), row('TWO-2', { size: '2055516' })].join('\n'),
      '/product/importCsv?preview=true',
    );
    expect(body.Warnings).toEqual([
      { Line: 3, Column: 'Medida', Code: 'TWO-2', Error: 'Mesma marca, modelo e medida da linha 2.' },
    ]);
  });

  test('reads Windows-1252, a byte-order mark, and commas', async () => {
    const latin = Buffer.from([HEADING, row('LAT-1', { description: 'Pneu São João' })].join('\n'), 'latin1');
    expect((await send(latin)).body.Created).toBe(1);
    expect((await find('LAT-1')).Description).toBe('Pneu São João');
    const commas = `\uFEFF${[HEADING, row('COM-1', { price: '10' })].join('\n').replaceAll(';', ',')}`;
    expect((await send(commas)).body.Created).toBe(1);
  });

  test('the export is a valid import: nothing would change, formulas and line breaks included', async () => {
    await createProduct(api, await createParents(api, 'ida e volta'), '=1+1', {
      observation: 'a:b\nc:"d";e',
      description: '@soma',
    });
    const exported = (await api.call('admin', 'GET', '/product/export')).body.Object;
    expect(exported).toContain("'=1+1");
    const { body } = await send(exported);
    expect([body.Created, body.Changed, body.Items]).toEqual([0, 0, []]);
    expect(body.Unchanged).toBeGreaterThan(5);
  });

  test('says what is wrong with the file itself', async () => {
    expect(await send(undefined)).toMatchObject({ status: 400, body: { message: 'Selecione um arquivo CSV' } });
    expect(await send('')).toMatchObject({ status: 400, body: { message: 'Selecione um arquivo CSV' } });
    expect((await send('a;b\n1;2')).body.message).toContain('Faltam colunas no arquivo: Código interno');
    expect((await send(`${HEADING}\n"aberta`)).body.message).toContain('não é um CSV válido');
    expect((await send(Buffer.from([0, 1, 2, 255, 254]))).status).toBe(400);
    expect((await send(HEADING, '/product/importCsv', 'seller')).status).toBe(403);
    expect((await api.call('admin', 'POST', '/product/importCsv', {})).body.message).toBe('Selecione um arquivo CSV');
  });

  const many = engine === 'postgres' ? 5000 : sized({ usual: 1000, long: 5000 });
  test(`${many} lines in one go`, async () => {
    const lines = Array.from({ length: many }, (_, index) => row(`BULK-${index}`));
    expect((await send([HEADING, ...lines].join('\n'))).body).toMatchObject({ Created: many, Wrong: 0 });
    const changed = lines.map((line) => line.replace(';UN;', ';PC;'));
    const { body } = await send([HEADING, ...changed].join('\n'), '/product/importCsv?preview=true');
    expect([body.Changed, body.Rows.Changed.length, body.Rows.Unchanged.length]).toEqual([many, 200, 0]);
    expect(body.Rows.Changed[199]).toEqual({
      Line: 201,
      Code: 'BULK-199',
      Cells: [{ Column: 'Unidade', Before: 'UN', After: 'PC' }],
    });
  });

  test('an export of any length streams as a file', async () => {
    const file = await api.call('admin', 'GET', '/product/export?term=bulk', undefined, { accept: 'text/csv' });
    expect(file.text.split('\r\n')).toHaveLength(many + 2);
    expect(new Set(file.text.match(/BULK-\d+;/g)).size).toBe(many);
  });

  test('municipalities are imported, exported, written and deleted', async () => {
    const exported = (await api.call('admin', 'GET', '/city/export?state=RR')).body.Object;
    expect((await send(exported, '/city/import')).body).toMatchObject({ Created: 0, Changed: 0, Unchanged: 15 });
    expect((await send('Código;Nome;UF\n9999999;Nova;RR\n12;;XX', '/city/import')).body.Items).toHaveLength(2);
    expect((await send('Código;Nome;UF\n9999999;Nova Lagoa;RR', '/city/import')).body.Created).toBe(1);
    expect((await api.call('visitor', 'GET', '/city/pagged?term=nova%20lagao&state=rr')).body.Results).toMatchObject([
      { Code: '9999999' },
    ]);
    const body = { code: '9999999', name: 'Renomeada', stateCode: 'rr' };
    expect((await api.call('admin', 'POST', '/city', body)).status).toBe(409);
    expect((await api.call('admin', 'PUT', '/city', body)).body).toEqual({
      Code: '9999999',
      Name: 'Renomeada',
      StateCode: 'RR',
    });
    expect((await api.call('admin', 'DELETE', '/city', { code: '9999999' })).status).toBe(204);
    expect((await api.call('admin', 'PUT', '/city', body)).status).toBe(404);
    expect((await api.call('visitor', 'GET', '/city')).body.length).toBeGreaterThan(5500);
    await api.call('client', 'POST', '/address', ADDRESS);
    expect((await api.call('admin', 'DELETE', '/city?code=3550308')).body).toMatchObject({
      code: 409,
      message: expect.stringContaining('endereços'),
    });
  });

  test('addresses are paged for their owner and exported for administrators', async () => {
    expect((await api.call('client', 'GET', '/address/pagged?term=rua')).body.TotalCount).toBe(1);
    expect((await api.call('otherClient', 'GET', '/address/pagged')).body.TotalCount).toBe(0);
    expect((await api.call('admin', 'GET', '/address/export')).body.Object).toContain('Rua A');
  });
});
