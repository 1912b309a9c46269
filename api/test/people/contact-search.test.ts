import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';

describe.each(ONE_ENGINE)('looking for people and quotations as they are called, on %s', (engine) => {
  let api: TestApi;
  const name = `Pneuzão ${randomUUID().slice(0, 8)}`;
  let client = '';
  let quotation = '';
  let number = 0;

  beforeAll(async () => {
    api = await startApi(engine);
    const { rows } = await api.database.db.execute<{ code: string }>(sql`
      insert into person (name, email, mobile, phone1, is_physical, physical_document, legal_document, person_type_code, password_hash)
      select ${name}, ${`${randomUUID()}@rodovia.example`}, '(11) 98765-1234', '1133334444', false, '', '12ABC34501DE35',
        person_type_code, '' from person where code = ${api.people.client.code} returning code`);
    client = rows[0]?.code ?? '';
    const product = await createProduct(api, await createParents(api, 'Busca'), `B-${randomUUID().slice(0, 8)}`);
    const created = await api.database.db.execute<{ code: string; number: number }>(sql`
      insert into quotation (person_code, seller_code, created_by) values (${client}, ${api.people.seller.code}, ${client})
      returning code, number`);
    quotation = created.rows[0]?.code ?? '';
    number = created.rows[0]?.number ?? 0;
    await api.database.db.execute(sql`
      insert into quotation_item (quotation_code, product_code, position, quantity, description, size, code_pub, intern_code)
      values (${quotation}, ${product}, 1, 4, 'Pneu', '205/55R16', '', '')`);
  });
  afterAll(() => api.close());

  const found = async (caller: 'admin' | 'seller' | 'otherSeller' | 'client', path: string, term: string) => {
    const { body } = await api.call(caller, 'GET', `${path}?quantity=100&term=${encodeURIComponent(term)}`);
    return body.Results.map(({ Code }: { Code: string }) => Code) as string[];
  };

  test.each([
    '11987651234',
    '(11) 98765-1234',
    '11 98765 1234',
    '+55 11 98765-1234',
    '98765-1234',
    '(11) 3333-4444',
    '3333 4444',
  ])('[BO-13] a telephone written as %s finds who has it', async (term) => {
    expect(await found('admin', '/person/pagged', term)).toContain(client);
    expect(await found('seller', '/person/pagged', term)).toContain(client);
  });

  test.each(['12ABC34501DE35', '12.ABC.345/01DE-35', '12.abc.345/01de-35'])(
    '[BO-13] a document written as %s finds who has it, also for who sees no documents',
    async (term) => {
      expect(await found('admin', '/person/pagged', term)).toContain(client);
      expect(await found('seller', '/person/pagged', term)).toContain(client);
    },
  );

  test('[BO-13] a part of a document finds nobody for who sees no documents', async () => {
    expect(await found('admin', '/person/pagged', '12.ABC.345')).toContain(client);
    expect(await found('seller', '/person/pagged', '12.ABC.345')).not.toContain(client);
  });

  test('[BO-18] a quotation is found by number, client, contact, product and size, by who may see it', async () => {
    const spellings = [
      `${number}`,
      `nº ${number}`,
      `n° ${number}`,
      `n ${number}`,
      `#${number}`,
      `orçamento nº ${number}`,
    ];
    for (const term of [
      ...spellings,
      name.toUpperCase(),
      '(11) 98765-1234',
      '12.ABC.345/01DE-35',
      '205/55R16',
      '205 55 16',
    ]) {
      expect([term, await found('admin', '/shopping-cart/pagged', term)]).toEqual([
        term,
        expect.arrayContaining([quotation]),
      ]);
      expect([term, await found('seller', '/shopping-cart/pagged', term)]).toEqual([
        term,
        expect.arrayContaining([quotation]),
      ]);
      expect(await found('otherSeller', '/shopping-cart/pagged', term)).not.toContain(quotation);
      expect(await found('client', '/shopping-cart/pagged', term)).not.toContain(quotation);
    }
  });

  test('[BO-18] a client cannot find out by whose telephone their own quotations are', async () => {
    expect(await found('client', '/shopping-cart/pagged', '98765-1234')).toEqual([]);
  });

  test.each(['%', '_', "'; drop table person; --", '(', '+', 'nº', '()()()', `${'1'.repeat(200)}`])(
    'what means something to the database is only a text: %s',
    async (term) => {
      const { status } = await api.call('admin', 'GET', `/person/pagged?term=${encodeURIComponent(term)}`);
      expect(status).toBe(200);
      expect((await api.call('admin', 'GET', `/shopping-cart/pagged?term=${encodeURIComponent(term)}`)).status).toBe(
        200,
      );
    },
  );
});
