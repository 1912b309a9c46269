import type { QuotationQueue, SellerLoad } from '@rodovia/shared/contracts/quotations';
import { sql } from 'drizzle-orm';
import { createContext } from '../../src/context/context';
import { notifyLate } from '../../src/modules/quotation/queue/quotation-late';
import type { Caller } from '../support/api';
import { crowd } from '../support/crowd';
import { ENGINES } from '../support/engines';
import { sentProposal } from '../support/proposals';
import { type Desk, startDesk } from '../support/scenes/desk';

describe.each(ENGINES)('the desk on %s', (engine) => {
  let api: Desk['api'];
  let desk: Desk['desk'];
  let calls: Desk['calls'];
  beforeAll(async () => {
    ({ api, desk, calls } = await startDesk(engine));
  });
  afterAll(() => api.close());

  const set = (code: string, columns: string) =>
    api.database.db.execute(sql.raw(`update quotation set ${columns} where code = '${code}'`));
  const queues = async (caller: Caller, query = ''): Promise<QuotationQueue[]> =>
    (await api.call(caller, 'GET', `/shopping-cart/queue${query}`)).body;

  test('[RO-04] quotations with a product are found by its code, of a seller and a client their own', async () => {
    const code = await desk.served();
    const { ShoppingCartItem } = await desk.read(code, 'admin', 'ShoppingCartItem');
    const query = `product=${ShoppingCartItem?.[0]?.Product.Code}`;
    for (const caller of ['admin', 'seller', 'client'] as const)
      expect(await desk.listed(caller, query)).toContain(code);
    for (const caller of ['otherSeller', 'otherClient'] as const)
      expect(await desk.listed(caller, query)).not.toContain(code);
    expect(await desk.listed('admin', `product=${code}`)).toEqual([]);
    expect((await api.call('admin', 'GET', '/shopping-cart/pagged?product=x')).status).toBe(400);
  });

  describe('time to answer', () => {
    test('is counted from closing; both sides see when it is due, until the first proposal', async () => {
      const { Code } = await desk.close();
      const due = Date.parse((await desk.read(Code)).ResponseDueAt ?? '');
      expect(due).toBeGreaterThan(Date.now());
      expect(Date.parse((await desk.read(Code, 'client')).ResponseDueAt ?? '')).toBe(due);
      await desk.start(Code);
      await sentProposal(api, Code);
      expect((await desk.read(Code)).ResponseDueAt).toBeNull();
      const { rows } = await api.database.db.execute(
        sql`select first_proposal is not null as answered, answer_minutes from quotation where code = ${Code}`,
      );
      expect(rows).toEqual([{ answered: true, answer_minutes: expect.any(Number) }]);
    });

    test('what is late or due is found and ordered, and told once to who serves and to administrators', async () => {
      const [late, later, free] = [await desk.served(), await desk.served(), (await desk.close()).Code];
      await set(late, "response_due = now() - interval '2 hours'");
      await set(later, "response_due = now() - interval '1 hour'");
      await set(free, "response_due = now() - interval '30 minutes'");
      const found = await desk.listed('admin', 'queue=LATE&orderBy=ResponseDueAt%20asc');
      expect(found.filter((code) => [late, later, free].includes(code))).toEqual([late, later, free]);
      expect(await desk.listed('seller', 'queue=LATE')).not.toContain(free);
      const { Version } = await desk.read(late);
      const context = createContext({ config: api.config, database: api.database });
      await Promise.all([notifyLate(context), notifyLate(context)]);
      await notifyLate(context);
      // columns written by jobs do not change the version
      expect((await desk.read(late)).Version).toBe(Version);
      const { rows } = await api.database.db.execute(sql`
        select person.name from mail_message join person on person.code = person_code
        where kind = 'late' and plain like ${`%${late}%`} order by 1`);
      expect(rows).toEqual([{ name: 'admin' }, { name: 'seller' }]);
    });
  });

  describe('the queue', () => {
    test('holds what asks for attention, each under its reason; every count is that of the list it opens', async () => {
      const [unread, refused, expiring] = [await desk.served(), await desk.served(), await desk.served()];
      const accepted = await desk.served();
      await calls.accept(await sentProposal(api, accepted));
      await api.call('client', 'POST', '/message', { quotationCode: unread, text: 'Oi' });
      await calls.refuse((await sentProposal(api, refused)).Code);
      const { Code } = await sentProposal(api, expiring);
      await api.database.db.execute(
        sql`update proposal set valid_until = now() + interval '1 day' where code = ${Code}`,
      );
      for (const caller of ['seller', 'admin', 'otherSeller'] as const) {
        for (const { Queue, Count, Rows } of await queues(caller)) {
          const codes = Queue === 'UNASSIGNED' && caller !== 'admin' ? [] : await desk.listed(caller, `queue=${Queue}`);
          expect([caller, Queue, Count]).toEqual([caller, Queue, codes.length]);
          expect(Rows.length).toBe(Math.min(5, Count));
        }
      }
      const of = Object.fromEntries(
        (await queues('seller')).map(({ Queue, Rows }) => [Queue, Rows.map((row) => row.Code)]),
      );
      expect(of.AWAITING).toContain(unread);
      expect(of.ACCEPTED).toContain(accepted);
      expect(of.CHANGE).toContain(refused);
      expect(of.EXPIRING).toContain(expiring);
      const shown = (await queues('seller')).flatMap(({ Rows }) => Rows).find((row) => row.Code === expiring);
      expect(shown?.Proposal?.ValidUntil).toEqual(expect.any(String));
      expect(of).not.toHaveProperty('ALONE');
      expect((await queues('otherSeller')).every(({ Count }) => Count === 0)).toBe(true);
      const narrowed = await queues('admin', `?seller=${api.people.otherSeller.code}`);
      expect(narrowed.filter(({ Queue }) => Queue !== 'UNASSIGNED').every(({ Count }) => Count === 0)).toBe(true);
    });

    test('a proposal whose client gets no mail is listed until it is decided', async () => {
      const code = await desk.served();
      const sent = await sentProposal(api, code);
      const among = () => desk.listed('seller', 'queue=UNREACHED');
      const client = (set: ReturnType<typeof sql>) =>
        api.database.db.execute(sql`update person set ${set} where code = ${api.people.client.code}`);
      expect(await among()).toEqual([]);
      await client(sql`email_confirmed = null`);
      expect(await among()).toContain(code);
      expect((await desk.read(code, 'seller')).Person).toMatchObject({ EmailConfirmed: false });
      await client(sql`email_confirmed = now()`);
      expect(await among()).toEqual([]);
      await client(sql`email_confirmed = null`);
      await calls.refuse(sent.Code);
      expect(await among()).not.toContain(code);
      await client(sql`email_confirmed = now()`);
    });

    test('what was accepted is in the queue until it is finished', async () => {
      const code = await desk.served();
      const among = async () => (await desk.listed('seller', 'queue=ACCEPTED')).includes(code);
      await calls.accept(await sentProposal(api, code));
      expect(await among()).toBe(true);
      await api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, { outcome: 'WON' });
      expect(await among()).toBe(false);
    });

    test('clients have none, whatever they ask for', async () => {
      const own = await desk.listed('client', '');
      expect(await desk.listed('client', 'queue=LATE&outcome=WON')).toEqual(own);
    });
  });

  describe('who serves', () => {
    test('a seller takes what is free where the settings say so; of several at once one does', async () => {
      const { Code } = await desk.close();
      expect((await api.call('seller', 'PUT', `/shopping-cart/take/${Code}`)).status).toBe(403);
      await desk.settings({ sellersTake: true });
      const shown = (await queues('seller')).find(({ Queue }) => Queue === 'UNASSIGNED');
      const row = shown?.Rows.find((one) => one.Code === Code) ?? shown?.Rows[0];
      expect(row).toHaveProperty('ShoppingCartItem');
      expect(JSON.stringify(shown)).not.toContain('client');
      const takers = ['seller', 'otherSeller', 'seller', 'otherSeller'] as const;
      const taken = await Promise.all(takers.map((taker) => api.call(taker, 'PUT', `/shopping-cart/take/${Code}`)));
      expect(taken.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const won = await desk.read(Code);
      expect(won).toMatchObject({ Status: 'IN PROGRESS' });
      for (const { body } of taken.filter(({ status }) => status === 409))
        expect(body.message).toBe(`O orçamento já não está livre: está com ${won.Seller?.Name}.`);
      // of a seller who has not started yet
      const { Code: assigned } = await desk.close();
      const to = { sellerCode: api.people.otherSeller.code, reason: 'Férias' };
      await api.call('admin', 'PUT', '/shopping-cart/move', { codes: [assigned], ...to });
      expect(await desk.read(assigned)).toMatchObject({ Status: 'OPEN' });
      expect((await api.call('seller', 'PUT', `/shopping-cart/take/${assigned}`)).status).toBe(409);
      const { Code: cancelled } = await desk.close();
      await api.call('client', 'PUT', `/shopping-cart/cancel-service/${cancelled}`, { value: 'Desisti' });
      expect((await api.call('seller', 'PUT', `/shopping-cart/take/${cancelled}`)).body.message).toBe(
        'O orçamento já não está livre: foi encerrado.',
      );
      expect((await api.call('seller', 'PUT', '/shopping-cart/take/00000000-0000-4000-8000-000000000000')).status).toBe(
        404,
      );
      await desk.settings({ sellersTake: false });
    });

    test('new ones go to the seller with the fewest, in turns, also at once', async () => {
      const [invited, ...sellers] = await crowd(api, 'seller', 4);
      const codes = sellers.map(({ code }) => code);
      await api.database.db.execute(sql`update person set password_hash = '' where code = ${invited?.code}`);
      await api.database.db.execute(sql`update quotation set seller_code = ${api.people.seller.code}
        where status = 'OPEN' and seller_code is null`);
      for (const seller of ['seller', 'otherSeller'] as const)
        await api.database.db.execute(sql`update person set is_active = false where code = ${api.people[seller].code}`);
      await desk.settings({ assigns: true });
      const made = await Promise.all(Array.from({ length: 9 }, () => desk.close()));
      const served = await Promise.all(made.map(async ({ Code }) => (await desk.read(Code)).Seller?.Code ?? ''));
      expect(codes.map((code) => served.filter((one) => one === code).length)).toEqual([3, 3, 3]);
      expect(made.every(({ Status }) => Status === 'OPEN')).toBe(true);
      for (const seller of ['seller', 'otherSeller'] as const)
        await api.database.db.execute(sql`update person set is_active = true where code = ${api.people[seller].code}`);
      await api.database.db.execute(
        sql`update person set is_active = false where code = any(${sql.param([...codes, invited?.code])}::uuid[])`,
      );
      await desk.settings({ assigns: false });
      // quotations of inactive sellers are in the administrators' queue and in the seller's workload
      const alone = (await queues('admin')).find(({ Queue }) => Queue === 'ALONE');
      expect(alone?.Count).toBeGreaterThanOrEqual(9);
      const loads: SellerLoad[] = (await api.call('admin', 'GET', '/shopping-cart/load')).body;
      expect(loads.filter(({ Code }) => codes.includes(Code)).map(({ IsActive, Open }) => [IsActive, Open])).toEqual([
        [false, 3],
        [false, 3],
        [false, 3],
      ]);
    });

    test('an administrator moves several with a reason: all or none, and everybody is told', async () => {
      const [open, inService] = [(await desk.close()).Code, await desk.served()];
      const { Code: done } = await desk.close();
      await api.call('client', 'PUT', `/shopping-cart/cancel-service/${done}`, { value: 'Desisti' });
      const to = api.people.otherSeller.code;
      const move = (codes: string[], more: object = {}) =>
        api.call('admin', 'PUT', '/shopping-cart/move', { codes, sellerCode: to, reason: 'Férias', ...more });
      expect((await move([open, inService, done])).status).toBe(409);
      expect((await desk.read(inService)).Seller?.Code).toBe(api.people.seller.code);
      expect((await move([open], { reason: ' ' })).status).toBe(400);
      expect((await move([open], { sellerCode: api.people.client.code })).status).toBe(400);
      expect((await move([open, inService, inService])).body).toEqual({ Moved: 2 });
      expect((await move([open, inService])).body).toEqual({ Moved: 0 });
      for (const [code, Status] of [
        [open, 'OPEN'],
        [inService, 'IN PROGRESS'],
      ] as const) {
        const moved = await desk.read(code);
        expect(moved).toMatchObject({ Status, Seller: { Code: to }, Note: '' });
        expect(moved.History?.at(-1)).toMatchObject({
          Kind: 'REASSIGNMENT',
          Note: 'Férias',
          SellerName: 'otherSeller',
        });
        // reasons are for staff only
        expect((await desk.read(code, 'client')).History?.at(-1)).toMatchObject({ Kind: 'REASSIGNMENT', Note: '' });
        expect((await api.call('client', 'GET', '/person/my-data')).text).not.toContain('Férias');
      }
      const { rows } = await api.database.db.execute<{ told: string }>(sql`
        select kind || ' → ' || person.name as told from mail_message join person on person.code = person_code
        where plain like ${`%${inService}%`} order by mail_message.created, 1`);
      const notices = rows.map((row) => row.told);
      expect(notices).toEqual(
        expect.arrayContaining(['assigned → client', 'assignedToSeller → otherSeller', 'handedOver → seller']),
      );
    });
  });
});
