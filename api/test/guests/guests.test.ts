import { eq, sql } from 'drizzle-orm';
import { mailMessage, person } from '../../src/db/schema';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { accessIn, freshMobile, guestCalls, sessionHeader, waitedTicket } from '../support/guests';
import { sentMail } from '../support/mail-files';
import { until } from '../support/wait';

describe.each(ENGINES)('quotations of people without an account on %s', (engine) => {
  let api: TestApi;
  let productCode: string;
  beforeAll(async () => {
    api = await startApi(engine, { guestsPerHour: 10_000 });
    productCode = await createProduct(api, await createParents(api, 'sem conta'), 'GUEST-1');
  });
  afterAll(() => api.close());

  const { close, asGuest, open, personOf } = guestCalls(() => [api, productCode]);
  const count = async () => (await api.call('admin', 'GET', '/shopping-cart/pagged?quantity=1')).body.TotalCount;

  test('[SF-13] a name and a mobile number close a cart; the link opens that quotation, again and again', async () => {
    const mobile = freshMobile();
    const { status, body } = await close({ mobile, details: { note: 'Portaria B' } });
    expect([status, body.NeedsEmail]).toEqual([201, true]);
    const read = await asGuest(body, 'GET', `/shopping-cart/${body.Code}?include=Person,ShoppingCartItem,Details`);
    expect(read.body).toMatchObject({
      Number: body.Number,
      Person: { Name: 'Ana Souza', Mobile: mobile },
      ShoppingCartItem: [{ Quantity: 4 }],
      Details: { Note: 'Portaria B' },
    });
    const again = await open(accessIn(body));
    expect([again.status, again.body.Code, again.body.Url]).toEqual([200, body.Code, body.Url]);
    expect((await asGuest(again.body, 'GET', '/shopping-cart/pagged')).body.TotalCount).toBe(1);
    expect(body.Url).toMatch(new RegExp(`^${api.config.publicUrl}/orcamentos/${body.Code}#acesso=[\\w-]{43}$`));
  });

  test('a link that is another’s, shortened, changed or empty opens nothing', async () => {
    const [one, other] = [(await close()).body, (await close()).body];
    const { code, access } = accessIn(one);
    for (const wrong of [accessIn(other).access, access.slice(1), access.toLowerCase(), `${access}x`, ''])
      expect([wrong, (await open({ code, access: wrong })).status]).toEqual([wrong, 404]);
  });

  test('one cart sent twice, also at once, is one quotation of one person', async () => {
    const same = { ticket: waitedTicket(api), mobile: freshMobile() };
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 5 }, () => close(same)));
    const made = [...answers, await close(same)];
    expect(made.at(-1)?.status).toBe(201);
    // of those at once, some may be asked to confirm
    const codes = new Set(made.filter(({ status }) => status === 201).map(({ body }) => body.Code));
    expect(codes.size).toBe(1);
    expect((await count()) - before).toBe(1);
    const persons = await api.database.db.select().from(person).where(eq(person.mobile, same.mobile));
    expect(persons).toHaveLength(1);
  });

  test('whoever asks for a second one in the same session stays the same person', async () => {
    const first = (await close()).body;
    const second = (await close({ name: 'Outra' }, sessionHeader(first))).body;
    expect((await personOf(second)).code).toBe((await personOf(first)).code);
    expect((await asGuest(second, 'GET', `/shopping-cart/${first.Code}`)).status).toBe(404);
    expect((await asGuest(first, 'GET', `/shopping-cart/${first.Code}`)).status).toBe(200);
  });

  test('what is wrong is named by field, and nobody is registered', async () => {
    const mobile = freshMobile();
    const wrong = [
      [{ mobile, name: ' ' }, { name: 'Nome é obrigatório.' }],
      [{ mobile: '123' }, { mobile: 'Celular inválido. Informe o DDD e o número.' }],
      [{ mobile, email: 'ana@' }, { email: 'Email inválido.' }],
    ] as const;
    for (const [change, errors] of wrong) {
      const { status, body } = await close(change);
      expect([status, body.errors]).toEqual([400, errors]);
    }
    const nothing = await close({ mobile, shoppingCartItem: [] });
    expect([nothing.status, Object.keys(nothing.body.errors)]).toEqual([400, ['shoppingCartItem']]);
    expect(await api.database.db.$count(person, eq(person.mobile, mobile))).toBe(0);
  });

  test('a ticket waits, is ours, and grows old', async () => {
    const { body, headers } = await api.call('visitor', 'GET', '/guest-quotation/ticket');
    expect([body.Wait, headers['cache-control']]).toEqual([2, 'no-store']);
    const early = await close({ ticket: body.Ticket });
    expect([early.status, early.headers['retry-after']]).toEqual([429, '2']);
    const [id, issued] = body.Ticket.split('.');
    for (const ticket of [`${id}.${issued}.0.x`, waitedTicket(api).replace('.2.', '.0.'), 'x', ''])
      expect([ticket, (await close({ ticket })).status]).toEqual([ticket, 400]);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3 * 3_600_000);
    const old = waitedTicket(api);
    clock.mockRestore();
    expect((await close({ ticket: old })).status).toBe(400);
  });

  test('an e-mail that has an account is refused with its field; one that is new gets one mail until it is confirmed', async () => {
    const taken = await close({ email: api.people.client.email.toUpperCase() });
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([409, ['email']]);
    const { body } = await close({ email: 'nova@teste.example' });
    const mails = await api.database.db
      .select({ kind: mailMessage.kind, status: mailMessage.status })
      .from(mailMessage)
      .where(eq(mailMessage.recipient, 'nova@teste.example'))
      .orderBy(mailMessage.kind);
    expect(mails).toEqual([
      { kind: 'confirmation', status: expect.not.stringContaining('HELD') },
      { kind: 'received', status: 'HELD' },
    ]);
    expect((await personOf(body)).emailConfirmed).toBeNull();
  });

  test('mails to somebody without a password carry the link of their quotation and of no other; the stored text does not', async () => {
    const another = (await close()).body;
    const freeItem = [{ text: `${api.config.publicUrl}/orcamentos/${another.Code}`, quantity: 1 }];
    const { body } = await close({ email: 'elo@teste.example', freeItem });
    await api.database.db
      .update(person)
      .set({ emailConfirmed: sql`now()` })
      .where(eq(person.email, 'elo@teste.example'));
    const notes = { value: `${api.config.publicUrl}/orcamentos/${another.Code}` };
    await api.call('admin', 'PUT', `/shopping-cart/cancel-service/${body.Code}`, notes);
    const stored = await until(async () => {
      const [found] = await api.database.db
        .select()
        .from(mailMessage)
        .where(sql`${mailMessage.recipient} = 'elo@teste.example' and ${mailMessage.kind} = 'cancelled'`);
      return found;
    });
    const sent = await sentMail(api, stored.code);
    const { access } = accessIn(body);
    const text = sent.replaceAll('=3D', '=');
    expect(text).toContain(`#acesso=${access}`);
    expect(text).toContain(another.Code);
    expect(text).not.toContain(accessIn(another).access);
    expect(`${stored.html}${stored.plain}`).not.toContain('acesso=');
  });

  test('after many with one number, however it is written, an address is confirmed by a code first', async () => {
    const mobile = freshMobile();
    const digits = mobile.replace(/\D/g, '');
    expect([(await close({ mobile })).status, (await close({ mobile: `+55${digits}` })).status]).toEqual([201, 201]);
    const third = await close({ mobile });
    expect([third.status, Object.keys(third.body.errors)]).toEqual([400, ['email']]);
    const email = 'confirma@teste.example';
    const asked = await close({ mobile, email });
    expect([asked.status, Object.keys(asked.body.errors)]).toEqual([409, ['confirmation']]);
    const [mail] = await api.database.db.select().from(mailMessage).where(eq(mailMessage.recipient, email));
    const code = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
    const other = code === '000000' ? '000001' : '000000';
    expect((await close({ mobile, email, confirmation: other })).status).toBe(400);
    expect((await close({ mobile: freshMobile(), email, confirmation: code })).status).toBe(201);
    const { status, body } = await close({ mobile, email: 'confirma@teste.example', confirmation: code });
    // the address belongs to the person of the quotation before
    expect([status, Object.keys(body.errors ?? {})]).toEqual([409, ['email']]);
  });

  test('staff have the link of whoever cannot log in, and the plain address of the others', async () => {
    const { body } = await close();
    const linkFor = async (code: string) => (await api.call('admin', 'GET', `/shopping-cart/link/${code}`)).body.Url;
    expect(await linkFor(body.Code)).toBe(body.Url);
    const order = { personCode: api.people.client.code, shoppingCartItem: [{ productCode, quantity: 1 }] };
    const { Code } = (await api.call('admin', 'POST', '/shopping-cart', order)).body;
    expect(await linkFor(Code)).toBe(`${api.config.publicUrl}/orcamentos/${Code}`);
    expect((await api.call('seller', 'GET', `/shopping-cart/link/${body.Code}`)).status).toBe(404);
  });

  test('an account closes its cart as ever, and an administrator switches guests off', async () => {
    const own = { authorization: `Bearer ${api.token('client')}` };
    expect((await close({}, own)).status).toBe(409);
    const { Version: _version, ...settings } = (await api.call('admin', 'GET', '/desk-settings')).body;
    const input = {
      workHours: settings.WorkHours.map(({ Weekday, From, To }: Record<string, unknown>) => ({
        weekday: Weekday,
        from: From,
        to: To,
      })),
      answerMinutes: settings.AnswerMinutes,
      sellersTake: settings.SellersTake,
      assigns: settings.Assigns,
      whatsapp: settings.Whatsapp,
    };
    const { body } = await close();
    const save = (takesGuests: boolean) => api.call('admin', 'PUT', '/desk-settings', { ...input, takesGuests });
    expect((await save(false)).status).toBe(200);
    expect((await api.call('visitor', 'GET', '/shop')).body.TakesGuests).toBe(false);
    expect([(await close()).status, (await api.call('visitor', 'GET', '/guest-quotation/ticket')).status]).toEqual([
      403, 403,
    ]);
    // what was asked for before stays open
    expect((await open(accessIn(body))).status).toBe(200);
    expect((await save(true)).body.TakesGuests).toBe(true);
  });
});
