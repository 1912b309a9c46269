import type { Performance, PerformanceFigures } from '@rodovia/shared/contracts/back-office';
import { sql } from 'drizzle-orm';
import { daysBefore } from '../../src/modules/dashboard/periods';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { proposalCalls } from '../support/proposals';

test('the period before is as long, and ends the day before', () => {
  const before = (startDate: string, endDate: string) => {
    const { startDate: start, endDate: end } = daysBefore({ startDate, endDate });
    return [start, end];
  };
  expect(before('2026-11-01', '2026-11-30')).toEqual(['2026-10-02', '2026-10-31']);
  expect(before('2026-03-01', '2026-03-01')).toEqual(['2026-02-28', '2026-02-28']);
  expect(before('2024-01-01', '2024-12-31')).toEqual(['2022-12-31', '2023-12-31']);
});

describe.each(ENGINES)('what the business learns on %s', (engine) => {
  let api: TestApi;
  const from = '2026-09-01';
  const to = '2026-09-30';
  const period = `startDate=${from}&endDate=${to}`;

  beforeAll(async () => {
    api = await startApi(engine, { mailInterval: 3_600_000 });
    const calls = proposalCalls(api);
    const products = [
      await createProduct(api, await createParents(api, 'rota'), 'PERF-1'),
      await createProduct(api, await createParents(api, 'serra'), 'PERF-2'),
    ];
    const sellers = [api.people.seller.code, api.people.otherSeller.code];
    const who = ['seller', 'otherSeller'] as const;
    const lastMonth = (code: string) =>
      api.database.db.execute(sql`update quotation set created = '2026-09-15T12:00-03' where code = ${code}`);
    // one in words only, without a seller
    const freeItem = [{ text: 'Câmara de ar 16.9-30', quantity: 2 }];
    await lastMonth((await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem: [], freeItem })).body.Code);
    for (let at = 0; at < 12; at += 1) {
      const shoppingCartItem = products
        .slice(0, 1 + (at % 2))
        .map((productCode) => ({ productCode, quantity: 1 + at }));
      const { Code } = (await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem })).body;
      // a third in the previous month, one at each boundary in the time zone of São Paulo
      const created =
        at === 0
          ? '2026-09-01T00:00-03'
          : at === 1
            ? '2026-09-30T23:59:59.999-03'
            : `2026-0${at % 3 ? 9 : 8}-15T12:00-03`;
      await api.database.db.execute(sql`update quotation set created = ${created}::timestamptz,
        response_due = ${created}::timestamptz + interval '8 hours' where code = ${Code}`);
      if (at % 6 === 5) continue;
      const seller = at % 2;
      await api.call('admin', 'PUT', `/shopping-cart/start-service/${Code}?sellerCode=${sellers[seller]}`);
      if (at % 6 === 4) continue;
      const { draft, save, send } = calls;
      const made = (await draft(Code, who[seller])).body;
      const lines = made.Lines.map((line: { QuotationItemCode: string; ProductCode: string; Quantity: number }) => ({
        quotationItemCode: line.QuotationItemCode,
        productCode: line.ProductCode,
        quantity: line.Quantity,
        unitPriceCents: 10_000 + at,
      }));
      // freight, and a product of another brand than the requested one
      const freight = { kind: 'VALUE', cents: 1_234 + at };
      if (at === 7) lines[0].productCode = products[1];
      const sent = (await send((await save(made, { lines, freight }, who[seller])).body, who[seller])).body;
      await api.database.db.execute(sql`update quotation set answer_minutes = ${at * 30},
        first_proposal = created + ${at % 4} * interval '3 hours' where code = ${Code}`);
      if (at % 6 === 0) await calls.accept(sent);
      if (at % 6 === 1) await calls.refuse(sent.Code, { reason: at % 4 === 1 ? 'PRICE' : 'STOCK' });
      if (at % 6 < 3)
        await api.call(who[seller] as 'seller', 'PUT', `/shopping-cart/finish-service/${Code}`, { value: 'Fim.' });
    }
  });
  afterAll(() => api.close());

  const read = async (query = period): Promise<Performance> =>
    (await api.call('admin', 'GET', `/dashboard/performance?${query}`)).body;
  const listed = async (query: string): Promise<number> =>
    (await api.call('admin', 'GET', `/shopping-cart/pagged?quantity=1&${query}`)).body.TotalCount;

  /** Filter of the list behind each figure. */
  const OPENS: Partial<Record<keyof PerformanceFigures['Total'], string>> = {
    Closed: '',
    Proposed: '&answer=PROPOSED',
    Accepted: '&answer=ACCEPTED',
    InTime: '&answer=IN_TIME',
    Late: '&answer=LATE',
    Won: '&outcome=WON',
    Lost: '&outcome=LOST',
    Unanswered: '&outcome=UNANSWERED',
  };

  async function agree(figures: PerformanceFigures['Total'], query: string): Promise<void> {
    for (const [name, filter] of Object.entries(OPENS))
      expect([name, figures[name as 'Closed']]).toEqual([name, await listed(query + filter)]);
  }

  test('each figure is the count of the list that it opens: in all, by seller, by brand, by reason, before', async () => {
    const { Current, Previous, Before } = await read();
    await agree(Current.Total, period);
    await agree(Previous.Total, `startDate=${Before.StartDate}&endDate=${Before.EndDate}`);
    expect(Current.Sellers.map(({ Name }) => Name).sort()).toEqual(['otherSeller', 'seller']);
    for (const { Code, Name: _name, ...figures } of Current.Sellers) await agree(figures, `${period}&seller=${Code}`);
    expect(Current.Brands).toHaveLength(2);
    for (const { Code, Name: _name, ...figures } of Current.Brands) await agree(figures, `${period}&brand=${Code}`);
    await agree(Current.Unbranded, `${period}&brand=NONE`);
    expect(Current.Unbranded.Closed).toBe(1);
    expect(Current.LossReasons.length).toBeGreaterThan(0);
    for (const { Code, Total } of Current.LossReasons) expect(Total).toBe(await listed(`${period}&lossReason=${Code}`));
  });

  test('amounts of brands and freight add up to the total, quotations of sellers and of none as well', async () => {
    const { Current, Previous } = await read();
    for (const { Total, Brands, Sellers } of [Current, Previous])
      for (const name of ['ProposedCents', 'AcceptedCents'] as const) {
        const sum = (rows: PerformanceFigures['Brands']) => rows.reduce((total, row) => total + row[name], 0);
        const status = name === 'AcceptedCents' ? sql`and proposal.status = 'ACCEPTED'` : sql``;
        const within = Total === Current.Total ? sql`between` : sql`not between`;
        const { rows } = await api.database.db.execute<{ freight: number }>(sql`
          select coalesce(sum(freight_cents), 0)::float8 as freight from proposal
          join quotation on quotation.code = quotation_code
          where proposal.status <> 'DRAFT' ${status}
            and (quotation.created at time zone 'America/Sao_Paulo')::date ${within} ${from}::date and ${to}::date`);
        expect([name, sum(Brands) + (rows[0]?.freight ?? 0)]).toEqual([name, Total[name]]);
        expect([name, sum(Sellers)]).toEqual([name, Total[name]]);
      }
    const unassigned = await listed(`${period}&seller=NONE`);
    expect(unassigned).toBeGreaterThan(0);
    expect(Current.Sellers.reduce((sum, { Closed }) => sum + Closed, unassigned)).toBe(Current.Total.Closed);
  });

  test('without a period it is the thirty days up to today', async () => {
    const { Period } = await read('');
    const days = (Date.parse(Period.EndDate) - Date.parse(Period.StartDate)) / 86_400_000 + 1;
    expect(days).toBe(30);
    expect(Math.abs(Date.now() - Date.parse(Period.EndDate))).toBeLessThan(2 * 86_400_000);
    expect((await read(`endDate=${to}`)).Period).toEqual({ StartDate: from, EndDate: to });
  });

  test('what was lost without a reason is a list too', async () => {
    const { Total, LossReasons } = (await read()).Current;
    const total = LossReasons.reduce((sum, reason) => sum + reason.Total, 0);
    expect(await listed(`${period}&lossReason=NONE`)).toBe(Total.Lost - total);
    expect(await listed(`${period}&lossReason=NONE;${LossReasons[0]?.Code}`)).toBe(
      Total.Lost - total + (LossReasons[0]?.Total ?? 0),
    );
  });

  test('narrowed to a seller or a brand, the figures are those of its row', async () => {
    const { Current } = await read();
    for (const { Code, Name: _name, ...figures } of Current.Sellers)
      expect((await read(`${period}&seller=${Code}`)).Current.Total).toEqual(figures);
    // whole proposals, of which the brand is a part
    for (const { Code, Name: _name, ProposedCents, AcceptedCents, ...figures } of Current.Brands) {
      const narrowed = (await read(`${period}&brand=${Code}`)).Current;
      expect(narrowed.Total).toMatchObject(figures);
      expect(narrowed.Total.ProposedCents).toBeGreaterThanOrEqual(ProposedCents);
      expect(narrowed.Total.AcceptedCents).toBeGreaterThanOrEqual(AcceptedCents);
    }
  });

  test('a seller reads their own figures and names nobody else, and those open their own list', async () => {
    const { Current, Previous } = await read();
    for (const who of ['seller', 'otherSeller'] as const) {
      const path = `/dashboard/own-performance?${period}`;
      const own = (await api.call(who, 'GET', path)).body;
      const {
        Code,
        Name: _name,
        ...figures
      } = Current.Sellers.find(({ Name }) => Name === who) as never as {
        Code: string;
        Name: string;
      };
      expect(own.Current).toEqual(figures);
      expect(own.Previous).toMatchObject({ Closed: Previous.Sellers.find((one) => one.Code === Code)?.Closed ?? 0 });
      const { body } = await api.call(who, 'GET', `/shopping-cart/pagged?quantity=1&${period}&answer=ACCEPTED`);
      expect(own.Current.Accepted).toBe(body.TotalCount);
      const other = who === 'seller' ? 'otherSeller' : 'seller';
      expect((await api.call(who, 'GET', `${path}&seller=${api.people[other].code}`)).status).toBe(400);
    }
  });

  test('they are those of SQL written by hand', async () => {
    const { Total } = (await read()).Current;
    const { rows } = await api.database.db.execute(sql`
      with closed as (select * from quotation
        where (created at time zone 'America/Sao_Paulo')::date between ${from}::date and ${to}::date),
      latest as (select distinct on (quotation_code) quotation_code, total_cents, status from proposal
        where status <> 'DRAFT' order by quotation_code, ordinal desc)
      select count(*)::int as "Closed", count(latest)::int as "Proposed",
        coalesce(sum(total_cents), 0)::float8 as "ProposedCents",
        count(case when latest.status = 'ACCEPTED' then 1 end)::int as "Accepted",
        coalesce(sum(case when latest.status = 'ACCEPTED' then total_cents end), 0)::float8 as "AcceptedCents",
        percentile_cont(0.5) within group (order by answer_minutes) as "MedianMinutes",
        percentile_cont(0.9) within group (order by answer_minutes) as "P90Minutes"
      from closed left join latest on latest.quotation_code = closed.code`);
    expect(Total).toMatchObject(rows[0] as object);
  });

  test('a period without anything is zeros and no times; a wrong one is refused', async () => {
    const { Current } = await read('startDate=2020-01-01&endDate=2020-01-31');
    expect(Current.Total).toMatchObject({ Closed: 0, AcceptedCents: 0, MedianMinutes: null, P90Minutes: null });
    expect([Current.Sellers, Current.Brands, Current.LossReasons]).toEqual([[], [], []]);
    for (const wrong of [
      'startDate=2026-02-01&endDate=2026-01-01',
      'startDate=2020-01-01&endDate=2026-01-01',
      'startDate=x',
    ])
      expect((await api.call('admin', 'GET', `/dashboard/performance?${wrong}`)).status).toBe(400);
  });
});
