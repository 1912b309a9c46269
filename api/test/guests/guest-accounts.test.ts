import type { GuestSession } from '@rodovia/shared/contracts/quotations';
import { eq } from 'drizzle-orm';
import { person } from '../../src/db/schema';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { accessIn, guestCalls, sessionHeader } from '../support/guests';

describe.each(ENGINES)('accounts of people who have asked without one on %s', (engine) => {
  let api: TestApi;
  let productCode: string;
  beforeAll(async () => {
    api = await startApi(engine, { guestsPerHour: 10_000 });
    productCode = await createProduct(api, await createParents(api, 'sem conta'), 'GUEST-2');
  });
  afterAll(() => api.close());

  const { close, asGuest, open, personOf } = guestCalls(() => [api, productCode]);
  const account = (guest: GuestSession, email: string, others?: object[]) =>
    asGuest(guest, 'PUT', '/person/account', {
      newPassword: 'minha-senha',
      confirmPassword: 'minha-senha',
      email,
      ...(others && { others }),
    });

  test('an account is made with one password; the link and its sessions end, and the quotation is there', async () => {
    const { body } = await close();
    const second = (await open(accessIn(body))).body;
    const password = { newPassword: 'minha-senha', confirmPassword: 'minha-senha' };
    const without = await asGuest(body, 'PUT', '/person/account', password);
    expect([without.status, without.body.errors]).toEqual([400, { email: 'Email inválido.' }]);
    const email = `Ana.${body.Number}@teste.example`;
    const [made, late] = await Promise.all([
      asGuest(body, 'PUT', '/person/account', { ...password, email }),
      asGuest(second, 'PUT', '/person/account', { ...password, email }),
    ]);
    expect([made.status, late.status].sort()).toEqual([200, expect.any(Number)].sort());
    const winner = made.status === 200 ? made : late;
    const full = { authorization: `Bearer ${winner.body.access_token}` };
    const list = await api.call('visitor', 'GET', '/shopping-cart/pagged', undefined, full);
    expect(list.body.Results.map(({ Code }: { Code: string }) => Code)).toEqual([body.Code]);
    expect((await api.call('visitor', 'GET', '/vehicle', undefined, full)).status).toBe(200);
    for (const session of [body, second])
      expect((await asGuest(session, 'GET', `/shopping-cart/${body.Code}`)).status).toBe(401);
    expect((await open(accessIn(body))).status).toBe(409);
    const logIn = await api.call('visitor', 'POST', '/Token', { username: email, password: 'minha-senha' });
    expect(logIn.status).toBe(200);
  });

  test('what was asked for without an account is joined to one by its link, with the same number only', async () => {
    const { body } = await close();
    const other = (await close()).body;
    const join = (payload: object) => api.call('client', 'PUT', '/person/join', payload);
    expect((await join({ ...accessIn(other), code: body.Code })).status).toBe(404);
    expect((await join(accessIn(other))).status).toBe(409);
    await api.database.db
      .update(person)
      .set({ mobile: '11 900000000' })
      .where(eq(person.code, (await personOf(body)).code));
    expect((await join(accessIn(body))).status).toBe(204);
    expect((await api.call('client', 'GET', `/shopping-cart/${body.Code}`)).status).toBe(200);
    expect((await asGuest(body, 'GET', `/shopping-cart/${body.Code}`)).status).toBe(401);
    expect((await open(accessIn(body))).status).toBe(409);
    expect((await join(accessIn(body))).status).toBe(204);
  });

  test('a link leads to no account of somebody of whom there is more: registered by staff, or with a second quotation', async () => {
    const registered = await api.call('seller', 'POST', '/person', {
      name: 'Por telefone',
      mobile: '11 90000-0000',
      isPhysical: true,
    });
    const order = { personCode: registered.body.Code, shoppingCartItem: [{ productCode, quantity: 1 }] };
    const { Code } = (await api.call('seller', 'POST', '/shopping-cart', order)).body;
    const { Url } = (await api.call('seller', 'GET', `/shopping-cart/link/${Code}`)).body;
    const opened = await open(accessIn({ Code, Url }));
    expect(opened.status).toBe(200);
    expect((await account(opened.body, 'tomada@teste.example')).status).toBe(409);
    expect((await api.call('client', 'PUT', '/person/join', accessIn({ Code, Url }))).status).toBe(409);
    const first = (await close()).body;
    const second = (await close({}, sessionHeader(first))).body;
    const stranger = (await close()).body;
    const guessed = { ...accessIn(second), access: accessIn(stranger).access };
    for (const others of [undefined, [], [accessIn(stranger)], [guessed]])
      expect((await account(first, 'duas@teste.example', others)).status).toBe(409);
    expect((await personOf(first)).passwordHash).toBe('');
  });

  test('whoever knows the links of all that they asked for makes one account of it, or joins it to theirs', async () => {
    const two = async (change: object = {}) => {
      const first = (await close(change)).body;
      return [first, (await close({}, sessionHeader(first))).body];
    };
    const [first, second] = await two();
    const made = await account(first, 'as-duas@teste.example', [accessIn(second)]);
    const full = { authorization: `Bearer ${made.body.access_token}` };
    const list = await api.call('visitor', 'GET', '/shopping-cart/pagged?orderBy=Number', undefined, full);
    expect(list.body.Results.map(({ Code }: GuestSession) => Code)).toEqual([first.Code, second.Code]);
    const [third, fourth] = await two({ mobile: '(11) 90000-0000' });
    const join = (others: object[]) => api.call('client', 'PUT', '/person/join', { ...accessIn(third), others });
    expect((await join([])).status).toBe(409);
    expect((await join([accessIn(fourth)])).status).toBe(204);
    expect((await api.call('client', 'GET', `/shopping-cart/${fourth.Code}`)).status).toBe(200);
  });

  test('a quotation that is asked for by the link of one which staff had made leads to no account either', async () => {
    const { Code: personCode } = (
      await api.call('seller', 'POST', '/person', { name: 'De quem vende', mobile: '11 90000-0000', isPhysical: true })
    ).body;
    const order = { personCode, shoppingCartItem: [{ productCode, quantity: 1 }] };
    const { Code } = (await api.call('seller', 'POST', '/shopping-cart', order)).body;
    const { Url } = (await api.call('seller', 'GET', `/shopping-cart/link/${Code}`)).body;
    const opened = (await open(accessIn({ Code, Url }))).body;
    const own = (await close({}, sessionHeader(opened))).body;
    expect((await account(own, 'desvio@teste.example', [accessIn({ Code, Url })])).status).toBe(409);
  });
});
