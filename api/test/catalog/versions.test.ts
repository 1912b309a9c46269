import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents, productInput } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { ADDRESS } from '../support/people';

const CHANGED = 'Este registro foi alterado por outra pessoa enquanto você o editava.';
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A record for its writers. */
interface Case {
  name: string;
  /** Creates a record and returns where it is read. */
  make: (api: TestApi, parents: Parents) => Promise<{ read: string; code: string }>;
  write: (code: string, text: string, parents: Parents) => [path: string, body: object];
}

const post = async (api: TestApi, path: string, body: object) =>
  (await api.call('admin', 'POST', path, body)).body.Code;
const named = (resource: string, input: (text: string) => object): Case => ({
  name: resource,
  make: async (api) => {
    const code = await post(api, `/${resource}`, input('Primeiro'));
    return { read: `/${resource}/${code}`, code };
  },
  write: (code, text) => [`/${resource}/${code}`, input(text)],
});
const person = (code: string, name: string) => ({ code, name, mobile: '(11) 90000-0000', isPhysical: true });

const CASES: Case[] = [
  named('brand', (description) => ({ description })),
  named('category', (description) => ({ description })),
  named('company', (description) => ({ description, companyId: description })),
  named('group', (description) => ({ description, groupId: description, type: 'Vans' })),
  named('model', (name) => ({ name, description: 'x' })),
  {
    name: 'product',
    make: async (api, parents) => {
      const code = await createProduct(api, parents, 'VERSÃO-1');
      return { read: `/product/${code}`, code };
    },
    write: (code, text, parents) => ['/product', { ...productInput(parents, 'VERSÃO-1', { description: text }), code }],
  },
  {
    name: 'person',
    make: async ({ people }) => ({ read: `/person/${people.client.code}`, code: people.client.code }),
    write: (code, text) => ['/person', { ...person(code, text), document: '86288366757' }],
  },
  {
    name: 'address',
    make: async (api) => {
      const code = await post(api, '/address', ADDRESS);
      return { read: `/address/${code}`, code };
    },
    write: (code, text) => ['/address', { ...ADDRESS, code, longAddress: text }],
  },
  {
    name: 'city',
    make: async () => ({ read: '/city/3550308', code: '3550308' }),
    write: (code, text) => ['/city', { code, name: text, stateCode: 'SP' }],
  },
  {
    name: 'image',
    make: async (api, { modelCode }) => {
      const code = await post(api, '/modelImage', { parentCode: modelCode, base64: PIXEL });
      return { read: `/modelImage/${code}`, code };
    },
    write: (code, text) => ['/modelImage', { code, position: Number(text.replace(/\D/g, '')) }],
  },
];

describe.each(ONE_ENGINE)('versions of records on %s', (engine) => {
  let api: TestApi;
  let parents: Parents;
  let productCode: string;

  beforeAll(async () => {
    api = await startApi(engine);
    parents = await createParents(api, 'versões');
    productCode = await createProduct(api, parents, 'VERSÃO-0');
  });
  afterAll(() => api.close());

  const put = (path: string, body: object | undefined, tag?: string) =>
    api.call('admin', 'PUT', path, body, tag === undefined ? {} : { 'if-match': tag });
  const items = (quantity: number) => ({ shoppingCartItem: [{ productCode, quantity }] });
  const quote = async () => (await api.call('client', 'POST', '/shopping-cart', items(1))).body.Code as string;
  const tagOf = async (path: string) => String((await api.call('admin', 'GET', path)).headers.etag);

  test.each(CASES)('of ten edits of one $name at the same moment one is taken, and nine see it', async (one) => {
    const { read, code } = await one.make(api, parents);
    const tag = await tagOf(read);
    expect(tag).toMatch(/^"\d+"$/);
    const texts = Array.from({ length: 10 }, (_, at) => `Texto ${at} de ${one.name}`);
    const answers = await Promise.all(texts.map((text) => put(...one.write(code, text, parents), tag)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
    const taken = answers.find(({ status }) => status === 200);
    for (const { body } of answers.filter(({ status }) => status === 412)) {
      expect(body).toMatchObject({ code: 412, message: CHANGED, present: taken?.body });
    }
    const present = await api.call('admin', 'GET', read);
    expect(present.headers.etag).toBe(taken?.headers.etag);
    expect(present.headers.etag).not.toBe(tag);
    const next = await put(...one.write(code, 'Texto 11', parents), String(present.headers.etag));
    expect(next.status).toBe(200);
  });

  test('whoever names no version, or any, writes as before', async () => {
    const { Code } = (await api.call('admin', 'POST', '/brand', { description: 'Sem versão' })).body;
    for (const tag of [undefined, '*']) {
      expect((await put(`/brand/${Code}`, { description: `Escrita ${tag}` }, tag)).status).toBe(200);
    }
  });

  test('a tag that a proxy made weak, and one of several, still name their version; others name none', async () => {
    const { Code, Version } = (await api.call('admin', 'POST', '/brand', { description: 'Fraca' })).body;
    expect((await put(`/brand/${Code}`, { description: 'Fraca 2' }, `W/"${Version}"`)).status).toBe(200);
    expect((await put(`/brand/${Code}`, { description: 'Fraca 3' }, `"9", "${Version + 1}"`)).status).toBe(200);
    for (const tag of [`"${Version}"`, '"abc"', 'W/"sha"', '""']) {
      expect([tag, (await put(`/brand/${Code}`, { description: 'Fraca 4' }, tag)).status]).toEqual([tag, 412]);
    }
    for (const tag of ['3', '"3', 'W/3', '"3" "4"', `"${'9'.repeat(300)}"`, '*, "1"']) {
      const { status, body } = await put(`/brand/${Code}`, { description: 'Fraca 4' }, tag);
      expect([tag, status, Object.keys(body.errors ?? {})]).toEqual([tag, 400, ['if-match']]);
    }
  });

  test('switching and deleting hold to the version too', async () => {
    const { Code } = (await api.call('admin', 'POST', '/category', { description: 'Interruptor' })).body;
    expect((await put(`/category/setInactive/${Code}`, undefined, '"1"')).status).toBe(200);
    expect((await put(`/category/setActive/${Code}`, undefined, '"1"')).status).toBe(412);
    const remove = (tag: string) => api.call('admin', 'DELETE', `/category/${Code}`, undefined, { 'if-match': tag });
    expect((await remove('"1"')).body.present).toMatchObject({ Code, IsActive: false, Version: 2 });
    expect((await remove('"2"')).status).toBe(204);
    expect((await remove('"2"')).status).toBe(404);
    const seller = `/person/setInactive/${api.people.otherSeller.code}`;
    expect((await put(seller, undefined, '"99"')).status).toBe(412);
    const own = (await api.call('client', 'POST', '/address', ADDRESS)).body;
    const drop = (tag: string) => api.call('client', 'DELETE', `/address/${own.Code}`, undefined, { 'if-match': tag });
    expect([(await drop('"7"')).status, (await drop(`"${own.Version}"`)).status]).toEqual([412, 204]);
  });

  test('edits and steps of a quotation hold to the version that was looked at', async () => {
    const code = await quote();
    const read = `/shopping-cart/${code}`;
    const tag = await tagOf(read);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => put('/shopping-cart', { code, ...items(at + 2) }, tag)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
    const start = (version: string) =>
      put(`/shopping-cart/start-service/${code}?sellerCode=${api.people.seller.code}`, undefined, version);
    const refused = await start(tag);
    expect([refused.status, refused.body.present.ShoppingCartItem]).toMatchObject([412, [{ Product: {} }]]);
    expect((await start(await tagOf(read))).status).toBe(200);
    expect((await start(tag)).status).toBe(409);
  });

  test('a stranger to a record learns nothing of it from a version', async () => {
    const code = await quote();
    const theirs = { code, ...items(3) };
    const answer = await api.call('otherClient', 'PUT', '/shopping-cart', theirs, { 'if-match': '"99"' });
    expect([answer.status, answer.body.present]).toEqual([404, undefined]);
    const own = (await api.call('client', 'POST', '/address', ADDRESS)).body.Code;
    const moved = { ...ADDRESS, code: own };
    const other = await api.call('otherClient', 'PUT', '/address', moved, { 'if-match': '"99"' });
    expect([other.status, other.body.present]).toEqual([404, undefined]);
  });

  test('what visitors read neither grows nor changes its tags', async () => {
    for (const path of [`/product/${productCode}`, '/product/pagged?include=ProductImage', '/model', '/city/3550308']) {
      const { text, headers } = await api.call('visitor', 'GET', path);
      expect([path, text.includes('Version')]).toEqual([path, false]);
      expect(headers.etag).toMatch(/^W\//);
    }
    const page = await api.call('admin', 'GET', '/product/pagged');
    expect(page.body.Results[0].Version).toEqual(expect.any(Number));
    expect(page.headers).not.toHaveProperty('etag');
  });

  test('a renamed brand changes what its products are found by, and not their version', async () => {
    const before = await tagOf(`/product/${productCode}`);
    await put(`/brand/${parents.brandCode}`, { description: 'Rebatizada' });
    expect(await tagOf(`/product/${productCode}`)).toBe(before);
    const found = await api.call('admin', 'GET', '/product/pagged?term=rebatizada');
    expect(found.body.TotalCount).toBeGreaterThan(0);
  });

  test('a new password leaves the version of the person as it is', async () => {
    const path = `/person/${api.people.otherClient.code}`;
    const before = await tagOf(path);
    await api.call('otherClient', 'POST', '/person/logout-all');
    expect(await tagOf(path)).toBe(before);
  });
});
