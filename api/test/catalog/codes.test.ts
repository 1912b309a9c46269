import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { FastifyRouteSchemaDef } from 'fastify/types/schema';
import { type TSchema, Type } from 'typebox';
import { loadConfig } from '../../src/base/config';
import { validatorCompiler } from '../../src/plugins/validator';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';

const code = Type.String({ format: 'uuid' });

/** A schema with codes anywhere in it, and a matching value with codes in either case. */
const { tree: anywhere } = fc.letrec<{ tree: [TSchema, unknown]; leaf: [TSchema, unknown] }>((tie) => ({
  leaf: fc.oneof(
    fc
      .tuple(fc.uuid(), fc.boolean())
      .map(([text, isUpper]): [TSchema, unknown] => [code, isUpper ? text.toUpperCase() : text]),
    fc.uuid().map((text): [TSchema, unknown] => [Type.Union([code, Type.Null()]), text.toUpperCase()]),
    fc.string().map((text): [TSchema, unknown] => [Type.String(), text]),
  ),
  tree: fc.oneof(
    { maxDepth: 3 },
    tie('leaf'),
    fc
      .array(tie('leaf'), { minLength: 1, maxLength: 1 })
      .map(([[schema, value] = [code, '']]): [TSchema, unknown] => [Type.Array(schema), [value, value]]),
    fc
      .dictionary(fc.stringMatching(/^[a-z]{1,5}$/), tie('tree'), { maxKeys: 4 })
      .map((fields): [TSchema, unknown] => [
        Type.Object(Object.fromEntries(Object.entries(fields).map(([name, [schema]]) => [name, schema]))),
        Object.fromEntries(Object.entries(fields).map(([name, [, value]]) => [name, value])),
      ]),
  ),
}));

const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i;

function spelledBadly(value: unknown): boolean {
  if (typeof value === 'string') return UUID.test(value) && value !== value.toLowerCase();
  return typeof value === 'object' && value !== null && Object.values(value).some(spelledBadly);
}

test('wherever codes stand in what is sent, code sees them in one spelling and the rest as it came', () => {
  fc.assert(
    fc.property(anywhere, ([schema, value]) => {
      const check = validatorCompiler({ schema, httpPart: 'body' } as FastifyRouteSchemaDef<TSchema>);
      const { value: seen } = check(value) as { value: unknown };
      expect(spelledBadly(seen)).toBe(false);
      expect(JSON.stringify(seen).toLowerCase()).toBe(JSON.stringify(value).toLowerCase());
    }),
  );
});

test('person types of the environment are of the spelling of the database', () => {
  const PERSON_TYPE_ADMIN = randomUUID().toUpperCase();
  expect(loadConfig({ NODE_ENV: 'test', PERSON_TYPE_ADMIN }).personTypes.admin).toBe(PERSON_TYPE_ADMIN.toLowerCase());
  expect(() => loadConfig({ NODE_ENV: 'test', PERSON_TYPE_ADMIN: 'x' })).toThrow('PERSON_TYPE_ADMIN deve ser um UUID');
});

describe.each(ONE_ENGINE)('codes in capitals on %s', (engine) => {
  let api: TestApi;
  let parents: Parents;
  let product: string;
  beforeAll(async () => {
    api = await startApi(engine);
    parents = await createParents(api, 'letras');
    product = await createProduct(api, parents, 'LETTERS-1');
  });
  afterAll(() => api.close());

  const capitals = (who: 'admin' | 'client' | 'seller') => api.people[who].code.toUpperCase();
  const order = (...codes: string[]) => ({
    personCode: capitals('client'),
    shoppingCartItem: codes.map((productCode) => ({ productCode, quantity: 2 })),
  });

  test('[RO-05] nobody switches itself off by its own code, however it is written', async () => {
    const answer = await api.call('admin', 'PUT', `/person/setInactive/${capitals('admin')}`);
    expect([answer.status, answer.body.message]).toEqual([409, 'Você não pode desativar a própria conta.']);
    expect((await api.call('admin', 'GET', '/logger')).status).toBe(200);
  });

  test('own data are own data', async () => {
    const change = { name: 'Maiúsculo', mobile: '(11) 90000-0000', document: '11144477735', isPhysical: 1 };
    const answer = await api.call('seller', 'PUT', '/person', { ...change, code: capitals('seller') });
    expect([answer.status, answer.body.Code]).toEqual([200, api.people.seller.code]);
  });

  test('a product listed in two spellings is one line, and the repeated order the same quotation', async () => {
    const key = { 'idempotency-key': 'letras-1' };
    const first = await api.call('client', 'POST', '/shopping-cart', order(product, product.toUpperCase()), key);
    expect(first.status).toBe(201);
    expect(first.body.ShoppingCartItem).toMatchObject([{ Quantity: 4, Product: { Code: product } }]);
    const again = await api.call('client', 'POST', '/shopping-cart', order(product, product), key);
    expect([again.status, again.body.Code]).toEqual([201, first.body.Code]);
  });

  test('a seller starts its service by its own code, and is found by it', async () => {
    const { Code } = (await api.call('seller', 'POST', '/shopping-cart', order(product))).body;
    const start = `/shopping-cart/start-service/${Code.toUpperCase()}?sellerCode=${capitals('seller')}`;
    expect((await api.call('seller', 'PUT', start)).status).toBe(200);
    const list = `/shopping-cart/pagged?seller=${capitals('seller')};${randomUUID()}`;
    expect((await api.call('admin', 'GET', list)).body.TotalCount).toBe(1);
  });

  test('products are found by the code of their brand', async () => {
    const list = await api.call('visitor', 'GET', `/product/pagged?brands=${parents.brandCode.toUpperCase()}`);
    expect(list.body.TotalCount).toBe(1);
  });
});
