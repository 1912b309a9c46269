import { sql } from 'drizzle-orm';
import { migrate } from '../../src/db/migrate';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, productInput } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { sendFile } from '../support/send-file';

const MESSAGE = 'Já existe um produto com este código público.';
const HEADING =
  'Código interno;Código público;Descrição;Medida;Unidade;Descrição específica;Marca;Grupo;Empresa;Modelo;Categoria';
const RELATIONS = 'Marca pub;Grupo pub;Empresa pub;Modelo pub;Categoria pub';
const line = (code: string, codePub: string) =>
  `${code};${codePub};Pneu ${code};205/55 R16;UN;Índice de carga:91;${RELATIONS}`;

describe.each(ENGINES)('public codes of products on %s', (engine) => {
  let api: TestApi;
  let parents: Awaited<ReturnType<typeof createParents>>;
  beforeAll(async () => {
    api = await startApi(engine);
    parents = await createParents(api, 'pub');
  });
  afterAll(() => api.close());

  const post = (code: string, codePub: string) =>
    api.call('admin', 'POST', '/product', productInput(parents, code, { codePub }));
  const send = (lines: string[], query = '') =>
    sendFile(api, [HEADING, ...lines].join('\n'), `/product/importCsv${query}`);
  const stored = async (codes: string) => {
    const { rows } = await api.database.db.execute<{ code: string; pub: string }>(
      sql`select intern_code as code, code_pub as pub from product where intern_code like ${codes} order by intern_code`,
    );
    return rows.map(({ code, pub }) => `${code} ${pub}`);
  };

  test('[AP-07] one that is taken is refused by its field, whatever its case and accents, also by who is switched off', async () => {
    const first = await post('UM', 'Ação-1');
    expect(first.status).toBe(201);
    const refused = { status: 409, body: { message: MESSAGE, errors: { codePub: MESSAGE } } };
    expect(await post('DOIS', 'AÇAO-1')).toMatchObject(refused);
    await api.call('admin', 'PUT', `/product/setInactive/${first.body.Code}`);
    expect(await post('DOIS', 'acao-1')).toMatchObject(refused);
    const other = await post('DOIS', 'ACAO-2');
    const change = { ...productInput(parents, 'DOIS', { codePub: 'ação-1' }), code: other.body.Code };
    expect(await api.call('admin', 'PUT', '/product', change)).toMatchObject(refused);
    const both = await Promise.all([post('TRES', 'Ao-mesmo-tempo'), post('QUATRO', 'AO-MESMO-TEMPO')]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('[AP-10] a file names the lines whose code another line or another product has, and imports none', async () => {
    await createProduct(api, parents, 'DONO', { codePub: 'DO-DONO' });
    const lines = [line('F-1', 'Série'), line('F-2', 'SERIE'), line('F-3', 'do-dono'), line('F-4', 'livre')];
    for (const query of ['', '?preview=true']) {
      const { status, body } = await send(lines, query);
      expect([status, body.Created, body.Wrong]).toEqual([query ? 200 : 400, 2, 2]);
      expect(body.Items).toEqual([
        { Line: 3, Column: 'Código público', Code: 'F-2', Error: 'Repetido: já está na linha 2.' },
        { Line: 4, Column: 'Código público', Code: 'F-3', Error: 'Já é o código público do produto DONO.' },
      ]);
    }
    expect(await stored('F-%')).toEqual([]);
    expect((await send([line('dono', 'Do-Dono')])).body).toMatchObject({ Changed: 1, Wrong: 0 });
  });

  test('products that shared a code before keep all they have: the oldest the code, the others with a number', async () => {
    const { db } = api.database;
    const long = 'L'.repeat(60);
    await db.execute(sql`drop index product_code_pub_key`);
    for (const [code, codePub] of [
      ['V-1', 'igual'],
      ['V-2', 'IGUAL'],
      ['V-3', 'Igual'],
      ['V-4', 'igual-2'],
      ['V-5', long],
      ['V-6', long],
    ] as const)
      expect((await post(code, codePub)).status).toBe(201);
    await db.execute(sql`delete from migration where name = '0021_public_codes.sql'`);
    await migrate(api.database, api.config);
    expect(await stored('V-%')).toEqual([
      'V-1 igual',
      'V-2 IGUAL-3',
      'V-3 Igual-4',
      'V-4 igual-2',
      `V-5 ${long}`,
      `V-6 ${'L'.repeat(58)}-2`,
    ]);
    const { body } = await api.call('admin', 'GET', '/record-change/pagged?quantity=100');
    const duplicates = body.Results.filter(({ After }: { After: string }) => After === 'IGUAL-3');
    expect(duplicates).toMatchObject([{ ActorName: 'Sistema', Field: 'Código público', Before: 'IGUAL' }]);
    expect((await post('V-7', 'IGUAL')).status).toBe(409);
  });
});
