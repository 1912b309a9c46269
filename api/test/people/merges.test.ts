import type { AlikeClient, ClientLikeness } from '@rodovia/shared/contracts/people';
import { eq, sql } from 'drizzle-orm';
import { person } from '../../src/db/schema';
import { type Caller, startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { ADDRESS } from '../support/people';

describe.each(ENGINES)('one client with two records on %s', (engine) => {
  let api: TestApi;
  let productCode = '';
  let phone = 0;
  beforeAll(async () => {
    api = await startApi(engine);
    productCode = await createProduct(api, await createParents(api, 'junção'), 'MERGE-1');
  });
  afterAll(() => api.close());

  /** A mobile number that nobody has, written in the usual way. */
  const newMobile = () => {
    phone += 1;
    return `(11) 9${String(8_000_000 + phone)
      .padStart(8, '0')
      .replace(/(\d{4})$/, '-$1')}`;
  };
  async function client(fields: Record<string, unknown> = {}): Promise<string> {
    const { status, body } = await api.call('seller', 'POST', '/person', {
      name: 'Oficina Boa Vista',
      mobile: newMobile(),
      isPhysical: true,
      ...fields,
    });
    expect(status).toBe(201);
    return body.Code;
  }
  const read = async (code: string) => (await api.call('admin', 'GET', `/person/${code}`)).body;
  const likeness = async (code: string): Promise<ClientLikeness> =>
    (await api.call('admin', 'GET', `/person/${code}/likeness`)).body;
  const alike = async (query: Record<string, string>, caller: Caller = 'seller'): Promise<AlikeClient[]> =>
    (await api.call(caller, 'GET', `/person/alike?${new URLSearchParams(query)}`)).body;
  const merge = (keeper: string, merged: string) => api.call('admin', 'POST', `/person/${keeper}/merge`, { merged });
  const undo = (code: string) => api.call('admin', 'PUT', `/person/merge/undo/${code}`);
  async function quotationOf(personCode: string): Promise<string> {
    const order = { personCode, shoppingCartItem: [{ productCode, quantity: 4 }] };
    return (await api.call('seller', 'POST', '/shopping-cart', order)).body.Code;
  }
  const clientOf = async (quotation: string) =>
    (await api.call('admin', 'GET', `/shopping-cart/${quotation}?include=Person`)).body.Person.Code;

  test('is found by mobile number, e-mail and document in any notation, and by no part of them', async () => {
    const mobile = newMobile();
    const code = await client({ mobile, email: 'Compras@BoaVista.example', physicalDocument: '123.456.789-09' });
    const same = async (query: Record<string, string>) =>
      (await alike(query)).filter(({ Code }) => Code === code).flatMap(({ Same }) => Same);
    expect(await same({ mobile: `+55 ${mobile.replace(/\D/g, '')}` })).toEqual(['MOBILE']);
    expect(await same({ email: ' compras@boavista.EXAMPLE ', document: '12345678909' })).toEqual(['EMAIL', 'DOCUMENT']);
    expect(await same({ mobile: mobile.slice(-9), document: '123456789', email: 'compras' })).toEqual([]);
    const other = await client({ mobile: newMobile(), phone1: mobile });
    expect((await likeness(other)).Alike).toEqual([]);
    expect((await likeness(code)).Alike).toMatchObject([{ Code: other, Same: ['MOBILE'] }]);
    // staff are no clients
    expect(await alike({ email: api.people.admin.email })).toEqual([]);
  });

  test('is one again: quotations, conversations, addresses, vehicles and notes; and two at once if undone', async () => {
    const keeper = api.people.client.code;
    const merged = await client({ phone1: '(11) 3456-7890' });
    const own = await quotationOf(keeper);
    const theirs = await quotationOf(merged);
    const address = (await api.call('admin', 'POST', '/address', { ...ADDRESS, personCode: merged })).body.Code;
    await api.call('admin', 'POST', `/person/${merged}/notes`, { text: 'Prefere ligar' });
    await api.database.db.execute(sql`insert into message (quotation_code, position, side, author_code, text)
      values (${theirs}, 1, 'CLIENT', ${merged}, 'Tem estoque?')`);
    await api.database.db.execute(sql`insert into vehicle (person_code, name, kind, axles)
      values (${merged}, 'Van', 'UTILITY', '[]')`);

    const { status, body } = await merge(keeper, merged);
    expect([status, body.Message]).toEqual([200, 'Oficina Boa Vista foi juntado a client.']);
    expect([await clientOf(own), await clientOf(theirs)]).toEqual([keeper, keeper]);
    const seen = (await api.call('client', 'GET', `/message/by-quotation/${theirs}`)).body;
    expect(seen.Messages).toMatchObject([{ Text: 'Tem estoque?', Own: true }]);
    expect((await api.call('client', 'GET', `/address/${address}`)).status).toBe(200);
    expect((await api.call('client', 'GET', '/vehicle')).body).toMatchObject([{ Name: 'Van' }]);
    expect((await api.call('admin', 'GET', `/person/${keeper}/notes`)).body).toMatchObject([{ Text: 'Prefere ligar' }]);
    expect(await read(merged)).toMatchObject({ IsActive: false, Phone1: '' });
    expect(await read(keeper)).toMatchObject({ Phone1: '(11) 3456-7890' });
    expect(await likeness(keeper)).toMatchObject({
      Merged: [{ ClientCode: merged, ActorName: 'admin', Undoable: true }],
      Into: null,
    });
    expect(await likeness(merged)).toMatchObject({ Alike: [], Into: { Code: keeper, Name: 'client' } });
    const back = await api.call('admin', 'PUT', `/person/setActive/${merged}`);
    expect([back.status, back.body.message]).toEqual([409, expect.stringContaining('juntado a outro')]);
    const { body: log } = await api.call('admin', 'GET', '/logger/pagged?quantity=5');
    expect(JSON.stringify(log)).toContain(`juntou o cliente ${merged} ao cliente ${keeper}`);

    const later = await quotationOf(keeper);
    expect((await undo(body.Code)).body.Message).toBe('Oficina Boa Vista e client voltaram a ser dois cadastros.');
    expect([await clientOf(own), await clientOf(theirs), await clientOf(later)]).toEqual([keeper, merged, keeper]);
    expect((await api.call('client', 'GET', `/address/${address}`)).status).toBe(404);
    expect((await api.call('client', 'GET', '/vehicle')).body).toEqual([]);
    expect(await read(merged)).toMatchObject({ IsActive: true, Phone1: '(11) 3456-7890' });
    expect(await read(keeper)).toMatchObject({ Phone1: '' });
    const author = await api.database.db.execute(sql`select author_code from message where quotation_code = ${theirs}`);
    expect(author.rows).toEqual([{ author_code: merged }]);
    expect((await undo(body.Code)).status).toBe(409);
  });

  test('the one who has no document gets that of the other, and gives it back', async () => {
    const keeper = await client();
    const merged = await client({ isPhysical: false, legalDocument: '11.222.333/0001-81' });
    const { body } = await merge(keeper, merged);
    expect([await read(keeper), await read(merged)]).toMatchObject([
      { LegalDocument: '11222333000181' },
      { LegalDocument: '' },
    ]);
    await undo(body.Code);
    expect([await read(keeper), await read(merged)]).toMatchObject([
      { LegalDocument: '' },
      { LegalDocument: '11222333000181' },
    ]);
  });

  test('who logs in stays, nobody is merged twice or with himself, and staff are not merged', async () => {
    const [first, second, third] = [await client(), await client(), await client()];
    const refused = async (keeper: string, merged: string) => {
      const { status, body } = await merge(keeper, merged);
      return [status, body.message];
    };
    expect(await refused(first, first)).toEqual([400, 'Escolha outro cadastro.']);
    expect(await refused(first, api.people.seller.code)).toEqual([404, 'Cliente não encontrado.']);
    expect(await refused(first, api.people.client.code)).toEqual([
      409,
      'Quem entra no site é client: junte este cadastro àquele.',
    ]);
    const once = await Promise.all([merge(first, second), merge(third, second)]);
    expect(once.map(({ status }) => status).sort()).toEqual([200, 409]);
    const keeper = once[0]?.status === 200 ? first : third;
    const left = keeper === first ? third : first;
    expect(await refused(second, left)).toEqual([409, 'Oficina Boa Vista já foi juntado a outro cadastro.']);
    // a chain is undone from its end
    const code = once.find(({ status }) => status === 200)?.body.Code;
    const { body: next } = await merge(left, keeper);
    expect((await undo(code)).status).toBe(409);
    expect((await undo(next.Code)).status).toBe(200);
    expect((await undo(code)).status).toBe(200);
  });

  test('after a day nothing is undone, and whoever is forgotten is so with both records', async () => {
    const [keeper, merged] = [await client(), await client()];
    const { body } = await merge(keeper, merged);
    await api.database.db.execute(
      sql`update person_merge set created = now() - interval '25 hours' where code = ${body.Code}`,
    );
    expect((await likeness(keeper)).Merged).toMatchObject([{ Undoable: false }]);
    expect((await undo(body.Code)).status).toBe(409);
    const { erase } = await import('../../src/modules/person/privacy/erase');
    await api.database.db.transaction((tx) => erase(tx, keeper));
    const [forgotten] = await api.database.db.select().from(person).where(eq(person.code, merged));
    expect(forgotten).toMatchObject({ name: 'Cliente removido', mobile: '' });
    expect((await merge(api.people.client.code, merged)).status).toBe(409);
  });
});
