import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { person, personType } from '../../src/db/schema';
import { startApi, type TestApi } from '../support/api';
import { CALLERS, MATRIX } from '../support/cases/access-matrix';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { ADDRESS, PASSWORD } from '../support/people';
import { inService, proposalCalls, sentProposal } from '../support/proposals';

describe.each(ONE_ENGINE)('[RO-05] who may call what on %s', (engine) => {
  let api: TestApi;
  const codes: Record<string, string> = {};

  beforeAll(async () => {
    api = await startApi(engine);
    const parents = await createParents(api, 'papéis');
    codes.active = await createProduct(api, parents, 'ROLE-1');
    codes.inactive = await createProduct(api, parents, 'ROLE-2');
    await api.call('admin', 'PUT', `/product/setInactive/${codes.inactive}`);
    for (const name of ['client', 'seller', 'otherSeller', 'admin'] as const) codes[name] = api.people[name].code;
    codes.address = (await api.call('client', 'POST', '/address', ADDRESS)).body.Code;
    const order = { personCode: codes.client, shoppingCartItem: [{ productCode: codes.active, quantity: 4 }] };
    for (const name of ['quotation', 'done']) {
      codes[name] = (await api.call('seller', 'POST', '/shopping-cart', order)).body.Code;
      await api.call('seller', 'PUT', `/shopping-cart/start-service/${codes[name]}`);
    }
    await api.call('seller', 'PUT', `/shopping-cart/finish-service/${codes.done}`, 'ok');
    codes.answered = await inService(api, [{ productCode: codes.active, quantity: 4 }]);
    codes.replaced = (await sentProposal(api, codes.answered)).Code;
    const sent = await sentProposal(api, codes.answered);
    codes.sent = sent.Code;
    codes.token = sent.VerifyToken ?? '';
    codes.draft = (await proposalCalls(api).draft(codes.answered)).body.Code;
  });
  afterAll(() => api.close());

  test.each(MATRIX)('%s %s', async (method, path, ...statuses) => {
    const target = path.replace(/\{(\w+)\}/g, (_, name: string) => codes[name] ?? name);
    const body = method === 'POST' || (method === 'PUT' && !/set(In)?[aA]ctive|-service/.test(path)) ? {} : undefined;
    const answers: number[] = [];
    for (const caller of CALLERS) answers.push((await api.call(caller, method, target, body)).status);
    expect(answers).toEqual(statuses);
  });

  test('[ST-02] a person whose type this installation does not know logs in and has no rights', async () => {
    const { db } = api.database;
    const [type] = await db.insert(personType).values({ code: randomUUID(), name: 'De outra instalação' }).returning();
    const [known] = await db.select().from(person).where(eq(person.code, api.people.client.code));
    if (!type || !known) throw new Error('no client to be like');
    const email = 'estranho@teste.example';
    const own = { code: randomUUID(), email, physicalDocument: '1', personTypeCode: type.code };
    await db.insert(person).values({ ...known, ...own });
    const credentials = { username: email, password: PASSWORD };
    const { status, body } = await api.call('visitor', 'POST', '/Token', credentials);
    expect([status, body.is_admin, body.is_seller]).toEqual([200, false, false]);
    const authorization = { authorization: `Bearer ${body.access_token}` };
    for (const path of ['/address', '/shopping-cart/pagged', '/brand/pagged']) {
      expect([path, (await api.call('visitor', 'GET', path, undefined, authorization)).status]).toEqual([path, 403]);
    }
    expect((await api.call('visitor', 'GET', '/brand', undefined, authorization)).status).toBe(200);
  });

  test('unknown paths answer 404 in the common shape', async () => {
    const answer = await api.call('visitor', 'GET', '/nada/por/aqui');
    expect([answer.status, answer.body]).toEqual([404, { code: 404, message: 'Endereço não encontrado.' }]);
  });
});
