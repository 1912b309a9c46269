import fc from 'fast-check';
import { sized } from '../../../testing/long.mjs';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { metered } from '../support/processor-time';
import { sendFile } from '../support/send-file';
import { type SheetCell, xlsxOf } from '../support/xlsx';

const HEADING = [
  'Código interno',
  'Código público',
  'Descrição',
  'Medida',
  'Unidade',
  'Descrição específica',
  'Preço público',
  'Marca',
  'Grupo',
  'Empresa',
  'Modelo',
  'Categoria',
  'Ativo',
];
const RELATIONS = ['Marca arq', 'Grupo arq', 'Empresa arq', 'Modelo arq', 'Categoria arq'];
const row = (code: string, price: SheetCell = '1.234,50', active: SheetCell = 'Sim'): SheetCell[] => [
  code,
  `P-${code}`,
  `Pneu "${code}" & <ção>`,
  '205/55 R16',
  'UN',
  'Índice de carga:91\nÍndice de velocidade:V',
  price,
  ...RELATIONS,
  active,
];
const writePrice = (price: number) => price.toFixed(2).replace('.', ',');
const quoted = (cell: SheetCell) => `"${String(cell ?? '').replaceAll('"', '""')}"`;
const textOf = (rows: SheetCell[][], separator: string) =>
  rows.map((cells) => cells.map(quoted).join(separator)).join('\r\n');
const wide = (text: string, bigEndian: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

describe.each(ONE_ENGINE)('[AP-10] files that spreadsheets make on %s', (engine) => {
  let api: TestApi;
  let parents: Parents;
  beforeAll(async () => {
    api = await startApi(engine);
    parents = await createParents(api, 'arq');
  });
  afterAll(() => api.close());

  const send = (content: string | Buffer, query = '') => sendFile(api, content, `/product/importCsv${query}`);
  const find = async (code: string) =>
    (await api.call('admin', 'GET', `/product/pagged?term=${code}&include=Brand`)).body.Results[0];
  const refused = async (content: string | Buffer) => {
    const { status, body } = await send(content, '?preview=true');
    return [status, body.message];
  };

  test('valid lines go in alone if that is asked for; the others come back as they were, with their reasons', async () => {
    await createProduct(api, parents, 'PART-0', { codePub: 'P-PART-4' });
    const given = [
      HEADING,
      row('PART-1'),
      row('PART-2', '=1+1'),
      row('PART-3', '10,00', 'talvez'),
      row('PART-4'),
      row('PART-1', '99,00'),
    ];
    const content = textOf(given, ';');
    const looked = await send(content, '?preview=true');
    expect(looked.body).toMatchObject({ Created: 1, Wrong: 4, Message: 'Nada foi importado: 4 linhas com erro.' });
    expect((await send(content)).status).toBe(400);
    expect(await find('PART-1')).toBeUndefined();
    expect((await send(content, '?partial=true&token=1')).status).toBe(409);
    const { status, body } = await send(content, `?partial=true&token=${looked.body.Token}`);
    expect([status, body.Message]).toEqual([
      200,
      'Importação concluída: 1 produto novo, 0 alterados, 0 sem mudanças. 4 linhas com erro ficaram de fora.',
    ]);
    expect((await find('PART-1')).PublicPrice).toBe(1234.5);
    expect([await find('PART-2'), await find('PART-3')]).toEqual([undefined, undefined]);
    // on the second try nothing changes, and that is no mistake
    expect((await send(content, '?partial=true')).body).toMatchObject({ Created: 0, Unchanged: 1, ChangeSet: null });

    const refusedLines = (await sendFile(api, content, '/product/importCsv/refused')).body.Object as string;
    const lines = refusedLines.slice(1).trimEnd().split('\r\n');
    expect(lines[0]).toBe([...HEADING, 'Motivo'].join(';'));
    expect(refusedLines).toContain("'=1+1");
    expect(refusedLines).toContain('Preço público: Preço inválido: =1+1.');
    expect(refusedLines).toContain('Ativo: Use Sim ou Não, e não talvez.');
    expect(refusedLines).toContain('Código público: Já é o código público do produto PART-0.');
    expect(refusedLines).toContain('Código interno: Repetido: já está na linha 2.');
    expect(refusedLines).not.toContain('PART-0;');

    // corrected, it is imported as it is: the column of reasons is known
    const again = await send(refusedLines.replace("'=1+1", '12,00'), '?preview=true');
    expect(again.body).toMatchObject({ Unknown: [], Created: 1, Changed: 1 });
    const none = textOf([HEADING, row('PART-3', 'caro')], ';');
    expect((await send(none, '?partial=true')).status).toBe(400);
  });

  test('invalid lines come back however many they are', async () => {
    const many = Array.from({ length: 1300 }, (_, at) => row(`WRONG-${at}`, 'caro'));
    const { body } = await sendFile(api, textOf([HEADING, ...many], ';'), '/product/importCsv/refused');
    expect(body.Object.match(/Preço inválido: caro\./g)).toHaveLength(1300);
  });

  test.each([
    ['a workbook', (rows: SheetCell[][]) => xlsxOf(rows)],
    ['a workbook with its texts in the cells', (rows: SheetCell[][]) => xlsxOf(rows, true)],
    ['text parted by tabs', (rows: SheetCell[][]) => textOf(rows, '\t')],
    ['text in UTF-16', (rows: SheetCell[][]) => wide(textOf(rows, '\t'), false)],
    ['text in UTF-16 the other way round', (rows: SheetCell[][]) => wide(textOf(rows, ';'), true)],
  ])('%s says the same as a CSV', async (name, fileOf) => {
    const code = `ARQ-${name.length}`;
    const file = fileOf([HEADING, row(code)]);
    expect((await send(file)).body).toMatchObject({ Created: 1, Wrong: 0, Unknown: [] });
    expect(await find(code)).toMatchObject({
      InternCode: code,
      Description: `Pneu "${code}" & <ção>`,
      Observation: 'Índice de carga:91\nÍndice de velocidade:V',
      PublicPrice: 1234.5,
      IsActive: true,
      Brand: { Description: 'Marca arq' },
    });
    expect((await send(textOf([HEADING, row(code)], ';'))).body).toMatchObject({ Unchanged: 1, Changed: 0 });
  });

  test('numbers and truths of a workbook are what is seen there, not what binary fractions leave over', async () => {
    const prices: [SheetCell, number][] = [
      [399.90000000000003, 399.9],
      [1500, 1500],
      [0.1 + 0.2, 0.3],
    ];
    const rows = prices.map(([price], at) => row(`NUM-${at}`, price, at === 0));
    expect((await send(xlsxOf([HEADING, ...rows]))).body).toMatchObject({ Created: 3, Wrong: 0 });
    for (const [at, [, price]] of prices.entries())
      expect(await find(`NUM-${at}`)).toMatchObject({ PublicPrice: price, IsActive: at === 0 });
    const { body } = await send(xlsxOf([HEADING, row('NUM-9', 399.125)]), '?preview=true');
    expect(body.Items).toMatchObject([{ Line: 2, Column: 'Preço público', Error: 'Preço inválido: 399,125.' }]);
  });

  test('lines are counted as the spreadsheet does, whatever is empty or spread over several', async () => {
    const lines: SheetCell[][] = [HEADING, row('CNT-1'), [], ['', '', ''], row('CNT-2', 'caro')];
    const item = { Line: 5, Column: 'Preço público', Code: 'CNT-2', Error: 'Preço inválido: caro.' };
    const csv = textOf(lines, ';').replace('"";"";""', ';;');
    for (const file of [xlsxOf(lines), csv, wide(csv, false)])
      expect((await send(file, '?preview=true')).body.Items).toEqual([item]);
  });

  test('columns that nobody knows are named, and those of the export that are not imported are none', async () => {
    const rows = [
      [...HEADING, 'Fabricante', 'Tipo', 'Criado em'],
      [...row('COL-1'), 'X', 'Y', 'Z'],
    ];
    expect((await send(textOf(rows, ';'), '?preview=true')).body).toMatchObject({
      Created: 1,
      Unknown: ['Fabricante'],
    });
    const misspelt = HEADING.map((heading) => (heading === 'Medida' ? 'Medidas' : heading));
    expect(await refused(textOf([misspelt], ';'))).toEqual([
      400,
      'Faltam colunas no arquivo: Medida. Coluna desconhecida: Medidas.',
    ]);
    expect(await refused(textOf([[...HEADING, 'MARCA ']], ';'))).toEqual([400, 'Coluna repetida no arquivo: Marca.']);
  });

  test('a preview is turned over page by page', async () => {
    const lines = Array.from({ length: 450 }, (_, at) => row(`PG-${String(at).padStart(3, '0')}`));
    const file = xlsxOf([HEADING, ...lines]);
    const page = async (number: number) =>
      (await send(file, `?preview=true&state=Created&page=${number}`)).body.Rows.Created.map(
        ({ Code }: { Code: string }) => Code,
      );
    expect((await page(1)).length).toBe(200);
    expect((await page(3))[0]).toBe('PG-400');
    expect((await page(3)).length).toBe(50);
    expect(await page(4)).toEqual([]);
  });

  test('a file is imported as its preview showed it, or not at all', async () => {
    const file = textOf([HEADING, row('TOK-1', '10'), row('TOK-2', '20')], ';');
    await send(file);
    const changed = file.replace('"10"', '"11"');
    const { Token } = (await send(changed, '?preview=true')).body;
    expect((await send(changed, '?preview=true&state=Changed&page=2')).body.Token).toBe(Token);
    const { Code } = await find('TOK-2');
    await api.call('admin', 'PUT', `/product/setInactive/${Code}`);
    const moved = 'Os produtos mudaram depois da prévia. Confira a nova prévia.';
    expect(await send(changed, `?token=${Token}`)).toMatchObject({ status: 409, body: { message: moved } });
    expect((await find('TOK-1')).PublicPrice).toBe(10);
    const token = (await send(changed, '?preview=true')).body.Token;
    expect((await send(file, `?token=${token}`)).status).toBe(409);
    expect((await send(changed, `?token=${token}`)).body).toMatchObject({ Changed: 2 });
    expect((await find('TOK-1')).PublicPrice).toBe(11);
  });

  test('what was exported comes back without a difference, whatever is written in it', async () => {
    const sign = fc.constantFrom(...'aÇ =+-@\'";\n\t,._x0041_&<1');
    const text = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => `z${signs.join('')}`);
    const line = text.map((value) => value.replace(/[\n\t]/g, ' '));
    const led = fc.tuple(fc.constantFrom('', "'", "''=", '=', '@', "'-", "' ="), line).map((parts) => parts.join(''));
    const product = fc.record({
      description: led,
      observation: fc.tuple(led, text).map(([label, value]) => `${label}:${value}`),
      unit: line,
      publicPrice: fc.oneof(
        fc.constant(null),
        fc.integer({ min: 0, max: 999_999_900 }).map((cents) => cents / 100),
      ),
    });
    for (const [at, fields] of fc.sample(product, { numRuns: 120, seed: 7 }).entries())
      await createProduct(api, parents, `RND-${at}`, fields);
    const exported = (await api.call('admin', 'GET', '/product/export')).body.Object as string;
    expect(exported.startsWith('\uFEFF')).toBe(true);
    expect(exported).toMatch(/;1234,50;/);
    const { body } = await send(exported, '?preview=true');
    expect([body.Created, body.Changed, body.Rows.Changed, body.Items, body.Unknown]).toEqual([0, 0, [], [], []]);
    expect(body.Unchanged).toBeGreaterThan(120);
    expect((await send(wide(exported.slice(1), false), '?preview=true')).body.Unchanged).toBe(body.Unchanged);
  });

  const MANY = sized({ usual: 2000, long: 20_000 });

  test(`${MANY} lines of a workbook cost at most ten times what they cost as CSV`, async () => {
    const lines = Array.from({ length: MANY }, (_, at) => row(`BIG-${at}`, 100 + at / 100));
    const file = xlsxOf([HEADING, ...lines]);
    const texts = lines.map((cells) => cells.map((cell) => (typeof cell === 'number' ? writePrice(cell) : cell)));
    const plain = await metered(() => send(textOf([HEADING, ...texts], ';'), '?preview=true'));
    const workbook = await metered(() => send(file, '?preview=true'));
    for (const { answer } of [plain, workbook]) expect(answer.body).toMatchObject({ Created: MANY, Wrong: 0 });
    expect(workbook.cost).toBeLessThan(10 * plain.cost);
  });
});
