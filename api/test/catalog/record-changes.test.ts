import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { sql } from 'drizzle-orm';
import { type Caller, startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents, productInput } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { PASSWORD } from '../support/people';
import { greyPicture } from '../support/pictures';

interface Change {
  Kind: string;
  Field: string;
  Before: string;
  After: string;
  ActorName: string;
  RecordName: string;
}

describe.each(ONE_ENGINE)('who changed what, on %s', (engine) => {
  let api: TestApi;
  let parents: Parents;

  beforeAll(async () => {
    api = await startApi(engine);
    parents = await createParents(api, 'antes');
  });
  afterAll(() => api.close());

  /** Returns the changes of a record, oldest first, simultaneous ones by field. */
  const changesOf = async (record: string): Promise<Change[]> => {
    const page = await api.call(
      'admin',
      'GET',
      `/record-change/pagged?record=${record}&quantity=100&orderBy=Created asc`,
    );
    expect(page.status).toBe(200);
    return page.body.Results;
  };
  const entriesOf = async (record: string) =>
    (await changesOf(record)).map(({ Kind, Field, Before, After, ActorName }) =>
      [Kind, Field, Before, After, ActorName].join(' | '),
    );
  const put = async (caller: Caller, path: string, body?: unknown) => {
    const answer = await api.call(caller, 'PUT', path, body);
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };

  async function newClient() {
    const physicalDocument = generateCpf();
    const email = `${physicalDocument}@teste.example`;
    const data = { name: 'Nome Primeiro', email, mobile: '(11) 90000-0000', isPhysical: true, physicalDocument };
    const made = await api.call('admin', 'POST', '/person', { ...data, password: PASSWORD, passwordVerify: PASSWORD });
    const login = await api.call('visitor', 'POST', '/Token', { username: email, password: PASSWORD });
    const headers = { authorization: `Bearer ${login.body.access_token}` };
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
      api.call('visitor', method, path, body, headers);
    return { code: made.body.Code as string, email, document: physicalDocument, call };
  }

  test('of a product: what it was and what it is, by the names that people know', async () => {
    const code = await createProduct(api, parents, 'HIST-1');
    const other = await createParents(api, 'depois');
    await put(
      'admin',
      `/product/${code}`,
      productInput({ ...parents, brandCode: other.brandCode }, 'HIST-1', { publicPrice: 1234.5 }),
    );
    await put('admin', `/product/setInactive/${code}`);
    expect(await entriesOf(code)).toEqual([
      'CREATED |  |  |  | admin',
      expect.stringMatching(/^CHANGED \| Preço público \| R\$\s399,90 \| R\$\s1\.234,50 \| admin$/),
      'CHANGED | Marca | Marca antes | Marca depois | admin',
      'CHANGED | Situação | Ativo | Inativo | admin',
    ]);
    expect((await changesOf(code))[0]?.RecordName).toBe('Pneu HIST-1');
    await api.call('admin', 'DELETE', `/product/${code}`);
    expect((await changesOf(code)).map(({ Kind, RecordName }) => `${Kind} ${RecordName}`)).toContain(
      'REMOVED Pneu HIST-1',
    );
  });

  test('a write that was refused, or changed nothing, leaves nothing', async () => {
    const code = await createProduct(api, parents, 'HIST-2');
    const same = productInput(parents, 'HIST-2');
    await put('admin', `/product/${code}`, same);
    const late = await api.call('admin', 'PUT', `/product/${code}`, { ...same, size: '1' }, { 'if-match': '"99"' });
    expect(late.status).toBe(412);
    expect(late.body.by).toEqual({ Name: expect.stringMatching(/./), At: expect.stringMatching(/Z$/) });
    expect((await api.call('admin', 'PUT', `/product/${code}`, { ...same, brandCode: code })).status).toBe(400);
    expect(await entriesOf(code)).toEqual(['CREATED |  |  |  | admin']);
  });

  test('of a model, with its pictures', async () => {
    const made = await api.call('admin', 'POST', '/model', { name: 'Aro velho', description: 'x' });
    const code = made.body.Code;
    await put('admin', `/model/${code}`, { name: 'Aro novo', description: 'x' });
    expect(
      (await api.call('admin', 'POST', '/modelImage', { ParentCode: code, Base64: await greyPicture() })).status,
    ).toBe(201);
    expect(await entriesOf(code)).toEqual([
      'CREATED |  |  |  | admin',
      'CHANGED | Nome | Aro velho | Aro novo | admin',
      'CHANGED | Imagem |  | uma imagem | admin',
    ]);
  });

  test('of a person: by itself and by others, its addresses too, and never a password', async () => {
    const client = await newClient();
    const { code, document } = client;
    const changed = { code, name: 'Nome Segundo', mobile: '(11) 98888-7777', document, isPhysical: true };
    expect((await client.call('PUT', '/person', changed)).status).toBe(200);
    await put('admin', `/person/setInactive/${code}`);
    await put('admin', `/person/setActive/${code}`);
    const address = {
      personCode: code,
      longAddress: 'Rua Um',
      number: '1',
      neighborhood: 'Centro',
      zipcode: '01001-000',
      cityCode: '3550308',
    };
    const added = await api.call('admin', 'POST', '/address', address);
    expect(added.status).toBe(201);
    await put('admin', '/address', { ...address, code: added.body.Code });
    expect(await entriesOf(code)).toEqual([
      'CREATED |  |  |  | admin',
      'CHANGED | Nome | Nome Primeiro | Nome Segundo | Nome Segundo',
      'CHANGED | Celular | (11) 90000-0000 | (11) 98888-7777 | Nome Segundo',
      'CHANGED | Situação | Ativo | Inativo | admin',
      'CHANGED | Situação | Inativo | Ativo | admin',
      expect.stringMatching(/^CHANGED \| Endereço \| {2}\| Rua Um, 1, Centro, São Paulo, 01001-000 \| admin$/),
    ]);
    const { rows } = await api.database.db.execute(sql`select * from record_change`);
    expect(JSON.stringify(rows)).not.toMatch(/argon2|password/);
  });

  test('of somebody who asked to be forgotten only that there was something', async () => {
    const client = await newClient();
    const { code, document } = client;
    const mobile = '(11) 97777-1234';
    await client.call('PUT', '/person', { code, name: 'Zenaide Some', mobile, document, isPhysical: true });
    const productCode = await createProduct(api, parents, 'HIST-3');
    const made = await client.call('POST', '/shopping-cart', { shoppingCartItem: [{ productCode, quantity: 1 }] });
    await client.call('PUT', `/shopping-cart/cancel-service/${made.body.Code}`, { value: 'Sou Zenaide, desisti.' });
    expect(await entriesOf(made.body.Code)).toContain('CHANGED | Observação |  | Sou Zenaide, desisti. | Zenaide Some');
    const { Changes } = (await client.call('GET', '/person/my-data')).body;
    expect(Changes).toMatchObject([
      { Field: 'Nome', Before: 'Nome Primeiro', After: 'Zenaide Some' },
      { Field: 'Celular', After: '(11) 97777-1234' },
    ]);
    const request = await client.call('POST', '/person/erasure');
    await put('admin', `/erasure-request/confirm/${request.body.Code}`);
    const { rows } = await api.database.db.execute(sql`select * from record_change`);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`Zenaide|97777|${document}|${client.email}`));
    expect(await entriesOf(code)).toContain('CHANGED | Nome |  |  | Cliente removido');
  });

  test('of a quotation: its items, who serves, its states', async () => {
    const productCode = await createProduct(api, parents, 'HIST-4');
    const second = await createProduct(api, parents, 'HIST-5');
    const items = (...list: [string, number][]) => ({
      shoppingCartItem: list.map(([product, quantity]) => ({ productCode: product, quantity })),
    });
    const { body } = await api.call('client', 'POST', '/shopping-cart', items([productCode, 4]));
    await put('client', '/shopping-cart', { code: body.Code, ...items([productCode, 6], [second, 2]) });
    await put('admin', `/shopping-cart/start-service/${body.Code}?sellerCode=${api.people.seller.code}`);
    const changes = await entriesOf(body.Code);
    expect(changes.slice(0, 3)).toEqual([
      'CREATED |  |  |  | client',
      'CHANGED | Item | 4 × Pneu HIST-4 | 6 × Pneu HIST-4 | client',
      'CHANGED | Item |  | 2 × Pneu HIST-5 | client',
    ]);
    expect(changes).toContain('CHANGED | Vendedor |  | seller | admin');
  });

  test('an import tells of every product that it changed', async () => {
    const code = await createProduct(api, parents, 'HIST-6');
    const file = `Código interno;Código público;Descrição;Medida;Unidade;Descrição específica;Preço público;Marca;Grupo;Empresa;Modelo;Categoria
HIST-6;P-HIST-6;Pneu HIST-6;225/45R17;UN;Índice de carga:91;399,90;Marca antes;Grupo antes;Empresa antes;Modelo antes;Categoria antes`;
    const form = new FormData();
    form.set('file', new Blob([file]), 'produtos.csv');
    const sent = new Response(form);
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/product/importCsv',
      headers: {
        'content-type': sent.headers.get('content-type') ?? '',
        authorization: `Bearer ${api.token('admin')}`,
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(answer.json()).toMatchObject({ Changed: 1 });
    expect(await entriesOf(code)).toEqual([
      'CREATED |  |  |  | admin',
      'CHANGED | Medida | 205/55R16 | 225/45R17 | admin',
    ]);
  });

  test('two at once are told apart, and what no person did nobody did', async () => {
    const client = await newClient();
    const product = await createProduct(api, parents, 'HIST-7');
    const { code, document } = client;
    await Promise.all([
      ...Array.from({ length: 5 }, (_, round) =>
        put('admin', `/product/${product}`, productInput(parents, 'HIST-7', { unit: `U${round}` })),
      ),
      ...Array.from({ length: 5 }, (_, round) =>
        client.call('PUT', '/person', {
          code,
          name: `Eu ${round}`,
          mobile: '(11) 90000-0000',
          document,
          isPhysical: true,
        }),
      ),
    ]);
    const ofProduct = (await changesOf(product)).slice(1);
    expect(new Set(ofProduct.map(({ ActorName }) => ActorName))).toEqual(new Set(['admin']));
    const ofClient = (await changesOf(code)).slice(1);
    expect(ofClient.every(({ ActorName }) => ActorName.startsWith('Eu '))).toBe(true);
    await api.database.db.execute(sql`update product set unit = 'PC' where code = ${product}`);
    expect((await entriesOf(product)).at(-1)).toMatch(/^CHANGED \| Unidade \| U\d \| PC \| Sistema$/);
  });

  test('is found by kind, person, text and day, and goes into a file that calculates nothing', async () => {
    const code = await createProduct(api, parents, 'HIST-8');
    await put('admin', `/product/${code}`, productInput(parents, 'HIST-8', { description: '=1+1' }));
    const count = async (query: string) =>
      (await api.call('admin', 'GET', `/record-change/pagged?record=${code}&${query}`)).body.TotalCount;
    expect(await count('entity=PRODUCT')).toBe(2);
    expect(await count('entity=PERSON')).toBe(0);
    expect(await count(`actor=${api.people.admin.code}`)).toBe(2);
    expect(await count(`actor=${api.people.client.code}`)).toBe(0);
    expect(await count('term=pneu')).toBe(1);
    expect(await count('startDate=2020-01-01&endDate=2020-01-02')).toBe(0);
    const { text } = await api.call('admin', 'GET', `/record-change/export?record=${code}`, undefined, {
      accept: 'text/csv',
    });
    expect(text).toContain("'=1+1");
    expect(text.trim().split('\r\n')).toHaveLength(3);
    for (const caller of ['seller', 'client', 'visitor'] as const)
      expect((await api.call(caller, 'GET', '/record-change/pagged')).status).toBe(caller === 'visitor' ? 401 : 403);
  });
});
