import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents, productInput } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { PRODUCTS_HEADING, sendFile } from '../support/send-file';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

describe.each(ENGINES)('[BO-18] what many products were changed by on %s', (engine) => {
  let api: TestApi;
  let parents: Parents;
  let others: Parents;
  let lot = 0;
  beforeAll(async () => {
    api = await startApi(engine);
    parents = await createParents(api, 'antes');
    others = await createParents(api, 'depois');
  });
  afterAll(() => api.close());

  /** Creates products of a test. */
  async function products(count: number): Promise<string[]> {
    lot += 1;
    const codes: string[] = [];
    for (let at = 0; at < count; at += 1)
      codes.push(await createProduct(api, parents, `SET${lot}-${at}`, { codePub: `S${lot}-${at}`, publicPrice: 10 }));
    return codes;
  }
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    api.call('admin', method, path, body);
  const read = async (code: string) => (await call('GET', `/product/${code}`)).body;
  const save = (code: string, at: number, fields: object) =>
    call('PUT', `/product/${code}`, productInput(parents, `SET${lot}-${at}`, { codePub: `S${lot}-${at}`, ...fields }));
  /** Runs an action and returns its change set. */
  async function apply(action: object): Promise<string> {
    const { Token } = (await call('POST', '/product/bulk', action)).body;
    return (await call('POST', '/product/bulk', { ...action, token: Token })).body.ChangeSet;
  }
  const undo = (set: string) => call('PUT', `/change-set/undo/${set}`);
  const items = async (set: string, query = '') => (await call('GET', `/change-set/${set}/items${query}`)).body;
  const line = (at: number, codePub: string, price: string) =>
    `SET${lot}-${at};${codePub};Pneu SET${lot}-${at};205/55R16;UN;Índice de carga:91;${price};Marca antes;Grupo antes;Empresa antes;Modelo antes;Categoria antes`;
  const importLines = async (...lines: string[]): Promise<string> =>
    (await sendFile(api, [PRODUCTS_HEADING, ...lines].join('\n'))).body.ChangeSet;
  const outcomes = async (set: string) =>
    Object.fromEntries(
      (await items(set)).Results.map((item: { InternCode: string; Outcome: string; Reason: string }) => [
        item.InternCode.replace(/^SET\d+-/, ''),
        [item.Outcome, item.Reason],
      ]),
    );

  test('an action is told product by product, in words, page by page', async () => {
    const codes = await products(3);
    const set = await apply({ kind: 'BRAND', code: others.brandCode, codes });
    expect((await call('GET', `/change-set/${set}`)).body).toMatchObject({
      Code: set,
      Summary: 'Marca: Marca depois',
      Changed: 3,
      LeftOut: 0,
      Undoable: true,
    });
    const first = await items(set, '?page=1&quantity=2');
    expect([first.TotalCount, first.TotalPages, first.Results.length]).toEqual([3, 2, 2]);
    const second = await items(set, '?page=2&quantity=2');
    expect(second.Results).toEqual([
      {
        Code: codes[2],
        InternCode: `SET${lot}-2`,
        Description: `Pneu SET${lot}-2`,
        IsThere: true,
        Made: false,
        Fields: [{ Field: 'Marca', Before: 'Marca antes', After: 'Marca depois' }],
        Outcome: null,
        Reason: '',
      },
    ]);
    const found = await items(set, `?term=set${lot}-1`);
    expect(found.Results.map(({ Code }: { Code: string }) => Code)).toEqual([codes[1]]);
    expect((await items(set, '?outcome=LEFT')).TotalCount).toBe(0);
  });

  test('status and price are told as people read them, and of an import all that it brought', async () => {
    const codes = await products(1);
    const off = await apply({ kind: 'STATUS', isActive: false, codes });
    expect((await items(off)).Results[0].Fields).toEqual([{ Field: 'Situação', Before: 'Ativo', After: 'Inativo' }]);
    const set = await importLines(line(0, `S${lot}-0`, '12,50'), line(1, `S${lot}-1`, '7'));
    const { Results } = await items(set);
    expect(Results[0]).toMatchObject({
      Made: false,
      Fields: [
        { Field: 'Preço público', Before: expect.stringMatching(/10,00$/), After: expect.stringMatching(/12,50$/) },
      ],
    });
    expect(Results[1].Made).toBe(true);
    expect(Results[1].Fields).toContainEqual({ Field: 'Código interno', Before: '', After: `SET${lot}-1` });
    expect(Results[1].Fields).toContainEqual({ Field: 'Modelo', Before: '', After: 'Modelo antes' });
  });

  test('what is not there is said', async () => {
    for (const path of ['', '/items'])
      expect(await call('GET', `/change-set/${NOWHERE}${path}`)).toMatchObject({
        status: 404,
        body: { message: 'Alteração em massa não encontrada.' },
      });
  });

  test('what somebody has changed or deleted since stays as it is and is named; the rest comes back', async () => {
    const codes = await products(4);
    const set = await apply({ kind: 'PRICE', amount: 1, codes });
    await save(codes[0] ?? '', 0, { publicPrice: 99 });
    await call('DELETE', `/product/${codes[1]}`);
    const { status, body } = await undo(set);
    expect(status).toBe(200);
    expect(body.Message).toMatch(
      new RegExp(
        `^Alteração desfeita: 2 produtos voltaram ao que eram\\. 2 produtos ficaram como estão: "Pneu SET${lot}-0" foi alterado por .+ depois disso; "Pneu SET${lot}-1" foi excluído por .+ depois disso\\.$`,
      ),
    );
    expect((await read(codes[0] ?? '')).PublicPrice).toBe(99);
    expect([(await read(codes[2] ?? '')).PublicPrice, (await read(codes[3] ?? '')).PublicPrice]).toEqual([10, 10]);
    const { Results } = await items(set);
    expect(
      Results.map(({ Description, IsThere, Outcome, Reason }: Record<string, unknown>) => [
        Description,
        IsThere,
        Outcome,
        Reason,
      ]),
    ).toEqual([
      [`Pneu SET${lot}-0`, true, 'LEFT', 'foi alterado depois disso'],
      [`Pneu SET${lot}-1`, false, 'LEFT', 'foi excluído depois disso'],
      [`Pneu SET${lot}-2`, true, 'BACK', ''],
      [`Pneu SET${lot}-3`, true, 'BACK', ''],
    ]);
    expect((await call('GET', `/change-set/${set}`)).body).toMatchObject({ LeftOut: 2, Undoable: false });
    expect((await undo(set)).status).toBe(409);
  });

  test('where nothing can go back, nothing does, and the set can still be undone', async () => {
    const codes = await products(1);
    const set = await apply({ kind: 'STATUS', isActive: false, codes });
    await save(codes[0] ?? '', 0, { publicPrice: 11 });
    const { status, body } = await undo(set);
    expect(status).toBe(409);
    expect(body.message).toMatch(/^Nada foi desfeito: "Pneu SET\d+-0" foi alterado por .+ depois disso\.$/);
    expect((await call('GET', `/change-set/${set}`)).body).toMatchObject({ Undoable: true, LeftOut: 0 });
    expect(await outcomes(set)).toEqual({ 0: [null, ''] });
  });

  test('of many that stay the first are named and the others counted', async () => {
    const codes = await products(6);
    const set = await apply({ kind: 'PRICE', amount: 1, codes });
    for (const [at, code] of codes.slice(0, 5).entries()) await save(code, at, { publicPrice: 99 });
    expect((await undo(set)).body.Message).toMatch(
      /5 produtos ficaram como estão: "[^;]+; "[^;]+; "[^;]+ e mais 2 produtos\.$/,
    );
  });

  test('a public code that another product has by now is said; its product stays, the rest comes back', async () => {
    const codes = await products(2);
    const set = await importLines(line(0, `N${lot}-0`, '10'), line(1, `N${lot}-1`, '10'));
    const taker = await createProduct(api, parents, `TAKER${lot}`, { codePub: `s${lot}-0` });
    expect((await undo(set)).body.Message).toBe(
      `Alteração desfeita: 1 produto voltou ao que era. 1 produto ficou como está: "Pneu SET${lot}-0" tinha o código público S${lot}-0, que agora é de "Pneu TAKER${lot}".`,
    );
    expect((await read(codes[0] ?? '')).CodePub).toBe(`N${lot}-0`);
    expect((await read(codes[1] ?? '')).CodePub).toBe(`S${lot}-1`);
    expect((await read(taker)).CodePub).toBe(`s${lot}-0`);
    expect(await outcomes(set)).toEqual({
      0: ['LEFT', `tinha o código público S${lot}-0, que agora é de "Pneu TAKER${lot}"`],
      1: ['BACK', ''],
    });
    const fields = (await items(set)).Results[0].Fields;
    expect(fields).toEqual([{ Field: 'Código público', Before: `S${lot}-0`, After: `N${lot}-0` }]);
  });

  test('a deleted product whose public code is taken meanwhile is not brought back over it, and is not lost', async () => {
    const [code = ''] = await products(1);
    await call('DELETE', `/product/${code}`);
    const taker = await createProduct(api, parents, `RIVAL${lot}`, { codePub: `S${lot}-0` });
    expect(await call('POST', `/product/restore/${code}`)).toMatchObject({
      status: 409,
      body: { message: 'Já existe um produto com este código público.' },
    });
    expect((await read(taker)).CodePub).toBe(`S${lot}-0`);
    const freed = productInput(parents, `RIVAL${lot}`, { codePub: `OTHER${lot}` });
    expect((await call('PUT', `/product/${taker}`, freed)).status).toBe(200);
    expect(await call('POST', `/product/restore/${code}`)).toMatchObject({
      status: 200,
      body: { Code: code, CodePub: `S${lot}-0` },
    });
  });

  test('a product whose brand is gone stays; one whose brand is there comes back', async () => {
    const [lost = '', remaining = ''] = await products(2);
    const brand = (await call('POST', '/brand', { description: `Marca que some ${lot}` })).body.Code;
    await apply({ kind: 'BRAND', code: brand, codes: [lost] });
    const set = await apply({ kind: 'BRAND', code: others.brandCode, codes: [lost, remaining] });
    expect((await call('DELETE', `/brand/${brand}`)).status).toBe(204);
    expect((await undo(set)).body.Message).toBe(
      `Alteração desfeita: 1 produto voltou ao que era. 1 produto ficou como está: "Pneu SET${lot}-0" tinha uma marca que não existe mais.`,
    );
    expect((await read(lost)).BrandCode).toBe(others.brandCode);
    expect((await read(remaining)).BrandCode).toBe(parents.brandCode);
  });

  test('another administrator undoes it, and only once', async () => {
    const codes = await products(2);
    const set = await apply({ kind: 'STATUS', isActive: false, codes });
    const { admin, client } = api.people;
    await api.database.db.execute(sql`update change_set set actor_code = ${client.code} where code = ${set}`);
    expect((await undo(set)).body.Message).toBe('Alteração desfeita: 2 produtos voltaram ao que eram.');
    const summary = (await call('GET', `/change-set/${set}`)).body;
    expect([summary.ActorName, summary.UndoneByName]).toEqual([client.name, admin.name]);
    expect((await undo(set)).body.message).toMatch(/^Esta alteração já foi desfeita por /);
    expect((await api.call('seller', 'GET', `/change-set/${set}/items`)).status).toBe(403);
  });
});
