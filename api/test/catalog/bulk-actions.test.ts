import { sql } from 'drizzle-orm';
import { sized } from '../../../testing/long.mjs';
import { forgetOld } from '../../src/db/retention';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { PRODUCTS_HEADING, sendFile } from '../support/send-file';

describe.each(ENGINES)('[BO-18] many products at once on %s', (engine) => {
  let api: TestApi;
  let parents: Parents;
  let others: Parents;
  let lot = 0;
  beforeAll(async () => {
    api = await startApi(engine);
    parents = await createParents(api, 'massa');
    others = await createParents(api, 'nova');
  });
  afterAll(() => api.close());

  /** Creates products of a test with these prices. */
  async function products(...prices: (number | null)[]): Promise<string[]> {
    lot += 1;
    const codes: string[] = [];
    for (const [at, publicPrice] of prices.entries())
      codes.push(await createProduct(api, parents, `LOT${lot}-${at}`, { publicPrice, codePub: `L${lot}-${at}` }));
    return codes;
  }
  const bulk = (body: object) => api.call('admin', 'POST', '/product/bulk', body);
  const read = async (code: string) => (await api.call('admin', 'GET', `/product/${code}`)).body;
  const prices = (codes: string[]) => Promise.all(codes.map(async (code) => (await read(code)).PublicPrice));
  /** Previews an action and applies it. */
  async function apply(body: object) {
    const { body: looked } = await bulk(body);
    return bulk({ ...body, token: looked.Token });
  }
  const undo = (set: string) => api.call('admin', 'PUT', `/change-set/undo/${set}`);
  const importLines = async (...lines: string[]) => (await sendFile(api, [PRODUCTS_HEADING, ...lines].join('\n'))).body;
  const line = (code: string, price: string) =>
    `${code};P-${code};Pneu ${code};205/55R16;UN;Carga:91;${price};Marca massa;Grupo massa;Empresa massa;Modelo massa;Categoria massa`;

  test('prices are looked at first: before, after, who stays out and why; then changed exactly so, and undone', async () => {
    const codes = await products(100, 0.05, 10.05, null, 0.01);
    const action = { kind: 'PRICE', percent: -50, codes };
    const { body: looked } = await bulk(action);
    expect(looked).toMatchObject({
      Message: '3 produtos vão mudar.',
      Chosen: 5,
      Changed: 3,
      Unchanged: 1,
      LeftOut: [{ Reason: 'sem preço', Count: 1 }],
      ChangeSet: null,
    });
    expect(looked.Rows.map(({ Before, After }: { Before: string; After: string }) => `${Before} ${After}`)).toEqual([
      'R$ 100,00 R$ 50,00',
      'R$ 0,05 R$ 0,03',
      'R$ 10,05 R$ 5,03',
    ]);
    expect(await prices(codes)).toEqual([100, 0.05, 10.05, null, 0.01]);
    const { body: done } = await bulk({ ...action, token: looked.Token });
    expect(done).toMatchObject({ Message: '3 produtos alterados.', Changed: 3 });
    expect(await prices(codes)).toEqual([50, 0.03, 5.03, null, 0.01]);
    const { body: list } = await api.call('admin', 'GET', '/change-set/pagged');
    expect(list.Results[0]).toMatchObject({
      Code: done.ChangeSet,
      Kind: 'PRICE',
      Summary: 'Preço: -50%',
      Made: 0,
      Changed: 3,
      Undoable: true,
      Undone: null,
    });
    const history = (await api.call('admin', 'GET', `/record-change/pagged?record=${codes[0]}`)).body.Results;
    expect(history[0]).toMatchObject({ Field: 'Preço público', Before: expect.stringContaining('100,00') });
    expect(await undo(done.ChangeSet)).toMatchObject({
      status: 200,
      body: { Message: 'Alteração desfeita: 3 produtos voltaram ao que eram.' },
    });
    expect(await prices(codes)).toEqual([100, 0.05, 10.05, null, 0.01]);
    expect(await undo(done.ChangeSet)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Esta alteração já foi desfeita por /) },
    });
  });

  test('changed prices end as chosen: at any centavo, at five, in ,90 or in ,00', async () => {
    const codes = await products(10, 99.99, 1234.56, 0.3);
    const ends = async (rounding: string) => {
      const { body } = await bulk({ kind: 'PRICE', percent: 7.5, rounding, codes });
      return body.Rows.map(({ After }: { After: string }) => After);
    };
    expect(await ends('CENT')).toEqual(['R$ 10,75', 'R$ 107,49', 'R$ 1.327,15', 'R$ 0,32']);
    expect(await ends('FIVE')).toEqual(['R$ 10,75', 'R$ 107,50', 'R$ 1.327,15']);
    expect(await ends('NINETY')).toEqual(['R$ 10,90', 'R$ 107,90', 'R$ 1.326,90']);
    expect(await ends('WHOLE')).toEqual(['R$ 11,00', 'R$ 107,00', 'R$ 1.327,00']);
    const { body: whole } = await bulk({ kind: 'PRICE', percent: 7.5, rounding: 'WHOLE', codes });
    expect(whole.LeftOut).toEqual([{ Reason: 'ficaria abaixo de R$ 0,01', Count: 1 }]);
    const { body: done } = await apply({ kind: 'PRICE', percent: 7.5, rounding: 'NINETY', codes });
    expect(done.Changed).toBe(3);
    expect((await prices(codes)).slice(0, 3)).toEqual([10.9, 107.9, 1326.9]);
    const { body: sets } = await api.call('admin', 'GET', '/change-set/pagged');
    expect(sets.Results[0].Summary).toBe('Preço: +7,5%, final ,90');
  });

  test('an amount goes down to a cent and no further, and up to the highest price', async () => {
    const codes = await products(5.01, 5, 4, 9_999_999);
    const { body } = await apply({ kind: 'PRICE', amount: -5, codes });
    expect(body.LeftOut).toEqual([{ Reason: 'ficaria abaixo de R$ 0,01', Count: 2 }]);
    expect(await prices(codes)).toEqual([0.01, 5, 4, 9_999_994]);
    const up = await bulk({ kind: 'PRICE', amount: 5.01, codes });
    expect(up.body.LeftOut).toEqual([{ Reason: 'ficaria acima do maior preço aceito', Count: 1 }]);
  });

  test('brand, group and status of what a filter means', async () => {
    const codes = await products(1, 2);
    const filter = { term: `LOT${lot}` };
    for (const [action, field, value] of [
      [{ kind: 'BRAND', code: others.brandCode }, 'BrandCode', others.brandCode],
      [{ kind: 'GROUP', code: others.groupCode }, 'GroupCode', others.groupCode],
      [{ kind: 'STATUS', isActive: false }, 'IsActive', false],
    ] as const) {
      const { body } = await apply({ ...action, filter });
      expect(body).toMatchObject({ Changed: 2, Unchanged: 0 });
      expect((await read(codes[0] ?? ''))[field]).toBe(value);
      expect((await bulk({ ...action, filter })).body).toMatchObject({
        Changed: 0,
        Message: 'Nenhum produto vai mudar.',
      });
    }
    const found = (await api.call('admin', 'GET', '/product/pagged?term=Marca%20nova')).body.Results;
    expect(found.map(({ Code }: { Code: string }) => Code).sort()).toEqual([...codes].sort());
  });

  test('what has changed since the preview is not changed unseen', async () => {
    const codes = await products(10, 20);
    const action = { kind: 'PRICE', percent: 10, codes };
    const { Token } = (await bulk(action)).body;
    await api.call('admin', 'PUT', `/product/setInactive/${codes[0]}`);
    expect(await bulk({ ...action, token: Token })).toMatchObject({
      status: 409,
      body: { message: 'Os produtos mudaram depois da prévia. Confira a nova prévia.' },
    });
    expect(await prices(codes)).toEqual([10, 20]);
  });

  test('of two who do the same at once, one does it', async () => {
    const codes = await products(10, 20);
    const action = { kind: 'PRICE', percent: 10, codes };
    const { Token } = (await bulk(action)).body;
    const answers = await Promise.all([1, 2, 3].map(() => bulk({ ...action, token: Token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await prices(codes)).toEqual([11, 22]);
    const set = answers.find(({ status }) => status === 200)?.body.ChangeSet;
    const undone = await Promise.all([undo(set), undo(set)]);
    expect(undone.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await prices(codes)).toEqual([10, 20]);
  });

  test('several changes of the same products are undone one after the other, the last first', async () => {
    const codes = await products(10);
    const first = (await apply({ kind: 'PRICE', amount: 1, codes })).body.ChangeSet;
    const second = (await apply({ kind: 'PRICE', amount: 2, codes })).body.ChangeSet;
    expect((await undo(first)).status).toBe(409);
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await prices(codes)).toEqual([10]);
  });

  test('an undone import takes back its values and its products; one that is in use is switched off', async () => {
    await importLines(line('UND-1', '10'));
    const { ChangeSet, Message } = await importLines(line('UND-1', '12,50'), line('UND-2', '5'), line('UND-3', '6'));
    expect(Message).toBe('Importação concluída: 2 produtos novos, 1 alterado, 0 sem mudanças.');
    const find = async (code: string) =>
      (await api.call('admin', 'GET', `/product/pagged?term=${code}`)).body.Results[0];
    const used = await find('UND-3');
    const item = { productCode: used.Code, quantity: 1 };
    const cart = await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem: [item] });
    expect(cart.status).toBe(201);
    expect((await undo(ChangeSet)).body).toEqual({
      Message:
        'Alteração desfeita: 1 produto voltou ao que era, 1 produto novo foi excluído, 1 produto novo já em uso foi desativado.',
    });
    expect((await find('UND-1')).PublicPrice).toBe(10);
    expect(await find('UND-2')).toBeUndefined();
    expect((await find('UND-3')).IsActive).toBe(false);
    expect((await importLines(line('UND-1', '10'))).ChangeSet).toBeNull();
  });

  test('after a day nothing is undone; after a week it is not shown product by product', async () => {
    const codes = await products(10);
    const { ChangeSet } = (await apply({ kind: 'PRICE', amount: 1, codes })).body;
    const { db } = api.database;
    await db.execute(sql`update change_set set created = now() - interval '26 hours' where code = ${ChangeSet}`);
    expect((await undo(ChangeSet)).body.message).toBe('Só é possível desfazer nas primeiras 24 horas.');
    const shown = async () => {
      await forgetOld(db, { logRetention: 30, mailRetention: 30 });
      return (await api.call('admin', 'GET', `/change-set/${ChangeSet}/items`)).body.TotalCount;
    };
    expect(await shown()).toBe(1);
    await db.execute(sql`update change_set set created = now() - interval '8 days' where code = ${ChangeSet}`);
    expect(await shown()).toBe(0);
    const list = (await api.call('admin', 'GET', '/change-set/pagged')).body.Results;
    expect(list.find(({ Code }: { Code: string }) => Code === ChangeSet)).toMatchObject({ Undoable: false });
  });

  test.each([
    [{ kind: 'PRICE' }, 'Informe o percentual ou o valor.'],
    [{ kind: 'PRICE', percent: 1, amount: 1 }, 'Informe o percentual ou o valor.'],
    [{ kind: 'PRICE', percent: 0 }, 'Informe um valor diferente de zero.'],
    [{ kind: 'PRICE', percent: 1.005 }, 'Use no máximo duas casas decimais.'],
    [{ kind: 'BRAND' }, 'Escolha a marca.'],
    [{ kind: 'STATUS' }, 'Informe a situação.'],
    [{ kind: 'BRAND', code: '00000000-0000-4000-8000-000000000000' }, 'Marca não encontrada.'],
  ])('%j is refused: %s', async (action, message) => {
    const filter = { term: 'nada' };
    const { status, body } = await bulk({ ...action, filter });
    expect([status, body.message]).toEqual([400, message]);
  });

  test('products are named by codes or by a filter', async () => {
    expect((await bulk({ kind: 'STATUS', isActive: true })).body.message).toBe('Informe os produtos ou o filtro.');
    expect((await bulk({ kind: 'PRICE', percent: -100, filter: {} })).status).toBe(400);
  });

  // the embedded engine is meant for small shops
  const HUGE = engine === 'postgres' ? sized({ usual: 2000, long: 20_000 }) : sized({ usual: 500, long: 5000 });

  test(`${HUGE} products in seconds, and back`, async () => {
    const { db } = api.database;
    await db.execute(sql`insert into product (intern_code, code_pub, description, size, size_key, unit, observation,
        public_price, company_code, group_code, brand_code, model_code, category_code)
      select 'HUGE-' || n, 'HUGE-' || n, 'Pneu imenso ' || n, '205/55R16', '2055516', 'UN', 'Carga:91', 100,
        ${parents.companyCode}, ${parents.groupCode}, ${parents.brandCode}, ${parents.modelCode}, ${parents.categoryCode}
      from generate_series(1, ${HUGE}::int) n`);
    const filter = { term: 'imenso' };
    const startedAt = Date.now();
    const { body } = await apply({ kind: 'PRICE', percent: 10, filter });
    expect(body.Changed).toBe(HUGE);
    const middle = Date.now();
    expect((await undo(body.ChangeSet)).status).toBe(200);
    process.stderr.write(`${HUGE}: ${middle - startedAt} ms, back ${Date.now() - middle} ms on ${engine}\n`);
    expect((await bulk({ kind: 'PRICE', percent: 10, filter })).body.Rows[0]).toMatchObject({ Before: 'R$ 100,00' });
  });
});
