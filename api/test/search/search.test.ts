import { sql } from 'drizzle-orm';
import { isOneTypoAway } from '../../src/crud/term';
import { forgetOld } from '../../src/db/retention';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';

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
  });
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

  test('one typo is forgiven where people look for goods, and nowhere else', async () => {
    expect((await api.call('admin', 'GET', '/brand/pagged?term=estradiera')).body.TotalCount).toBe(1);
    expect((await api.call('visitor', 'GET', '/model/by-description?term=estradiera')).body).toMatchObject([
      { Name: 'Modelo Estradeira' },
    ]);
    for (const path of [
      '/person/pagged?term=otherclinet',
      '/logger/pagged?filtro=cirou',
      '/mail-message/pagged?term=bmevindas',
    ])
      expect((await api.call('admin', 'GET', path)).body.TotalCount).toBe(0);
  });

  test('[AP-02] further pages are of the moment of the first, whatever has come since', async () => {
    const create = (name: string) => api.call('admin', 'POST', '/category', { description: name });
    for (const name of ['pa', 'pb', 'pc', 'pd']) await create(`Página ${name}`);
    for (const orderBy of ['Created desc', 'Description asc']) {
      const page = (number: number, asOf = '') =>
        api.call('admin', 'GET', `/category/pagged?quantity=2&term=pagina&orderBy=${orderBy}&page=${number}${asOf}`);
      const first = (await page(1)).body;
      await create(`Página ${orderBy === 'Created desc' ? 'aa' : 'ab'}`);
      const second = (await page(2, `&asOf=${first.AsOf}`)).body;
      const seen = [...first.Results, ...second.Results].map(({ Code }: { Code: string }) => Code);
      expect([new Set(seen).size, second.TotalCount]).toEqual([4, first.TotalCount]);
      await api.database.db.execute(sql`delete from category where description like 'Página a%'`);
    }
    expect((await api.call('visitor', 'GET', '/product/pagged')).body.AsOf).toBeUndefined();
  });

  test('what is older than is kept is forgotten, and a mail that has not left is not', async () => {
    const { db } = api.database;
    await db.execute(sql`insert into log_entry (message, created) values ('antiga', now() - interval '31 days')`);
    for (const status of ['SENT', 'PENDING', 'HELD'])
      await db.execute(sql`insert into mail_message (kind, sender, recipient, subject, html, plain, status, due, created)
        values ('welcome', 'a', 'b', 'velho', 'x', 'x', ${status}, now() + interval '1 day', now() - interval '31 days')`);
    const left = async () => {
      const { rows } = await db.execute(sql`select
        (select count(*)::int from log_entry where message = 'antiga') as logs,
        (select string_agg(status, ',' order by status) from mail_message where subject = 'velho') as mails`);
      return rows[0];
    };
    await forgetOld(db, { logRetention: 0, mailRetention: 0 });
    expect(await left()).toEqual({ logs: 1, mails: 'HELD,PENDING,SENT' });
    await forgetOld(db, { logRetention: 30, mailRetention: 30 });
    expect(await left()).toEqual({ logs: 0, mails: 'HELD,PENDING' });
  });
});
