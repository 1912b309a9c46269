import {
  BOARD_STAGES,
  type BoardStage,
  FORECAST_LEAST,
  type QuotationBoard,
  type ShoppingCart,
} from '@rodovia/shared/contracts/quotations';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { forecastOf } from '../../src/modules/quotation/board/forecast';
import type { Caller } from '../support/api';
import { ENGINES } from '../support/engines';
import { sentProposal } from '../support/proposals';
import { type Desk, startDesk } from '../support/scenes/desk';

const cents = fc.integer({ min: 0, max: 100_000_000 });
const few = fc.integer({ min: 0, max: 1000 });

test('a forecast is never more than the whole amount, grows with what was won, and is null without a basis', () => {
  fc.assert(
    fc.property(cents, few, cents, few, few, (totalCents, unpriced, wonCents, ended, part) => {
      const won = Math.min(part, ended);
      const forecast = forecastOf({ totalCents, unpriced, wonCents, ended, won });
      if (ended < FORECAST_LEAST) return forecast === null;
      const whole = totalCents + unpriced * wonCents;
      const more = forecastOf({ totalCents, unpriced, wonCents, ended, won: Math.min(won + 1, ended) }) ?? -1;
      return forecast !== null && forecast >= 0 && forecast <= whole && more >= forecast;
    }),
  );
});

describe.each(ENGINES)('the board on %s', (engine) => {
  let api: Desk['api'];
  let desk: Desk['desk'];
  let calls: Desk['calls'];
  const of = {} as Record<BoardStage | 'CANCELLED' | 'LOST' | 'LONG_AGO', string>;

  const finish = (code: string, body: object = {}) =>
    api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, { value: 'Fim.', ...body });
  const board = async (caller: Caller, query = ''): Promise<QuotationBoard> =>
    (await api.call(caller, 'GET', `/shopping-cart/board${query}`)).body;
  const rows = async (caller: Caller, query: string): Promise<ShoppingCart[]> =>
    (await api.call(caller, 'GET', `/shopping-cart/pagged?quantity=100&${query}`)).body.Results;
  const ended = (code: string, days: number) =>
    api.database.db.execute(sql`update quotation_event set created = now() - ${days} * interval '1 day'
      where quotation_code = ${code}`);

  beforeAll(async () => {
    ({ api, desk, calls } = await startDesk(engine));
    of.OPEN = (await desk.close()).Code;
    of.PREPARING = await desk.served();
    await calls.draft(of.PREPARING);
    of.PROPOSED = await desk.served();
    await sentProposal(api, of.PROPOSED, 20_000);
    of.REFUSED = await desk.served();
    await calls.refuse((await sentProposal(api, of.REFUSED)).Code);
    of.ACCEPTED = await desk.served();
    await calls.accept(await sentProposal(api, of.ACCEPTED, 50_000));
    of.ENDED = await desk.served();
    await calls.accept(await sentProposal(api, of.ENDED, 10_000));
    await finish(of.ENDED);
    of.CANCELLED = (await desk.close()).Code;
    await api.call('admin', 'PUT', `/shopping-cart/cancel-service/${of.CANCELLED}`, { value: 'Repetido.' });
    of.LOST = await desk.served();
    await sentProposal(api, of.LOST, 70_000);
    await finish(of.LOST, { outcome: 'LOST' });
    of.LONG_AGO = await desk.served();
    await finish(of.LONG_AGO);
    await ended(of.LONG_AGO, 45);
  });
  afterAll(() => api.close());

  test('every quotation stands in one column, which counts and sums what its list has', async () => {
    for (const caller of ['admin', 'seller'] as const) {
      const { Columns } = await board(caller);
      expect(Columns.map(({ Stage }) => Stage)).toEqual(BOARD_STAGES);
      const seen: string[] = [];
      for (const { Stage, Count, TotalCents, Unpriced, Rows } of Columns) {
        const listed = await rows(caller, `stage=${Stage}`);
        const counted = listed.filter(({ Outcome }) => Stage !== 'ENDED' || Outcome === 'WON');
        const total = counted.reduce((sum, { ProposalTotal }) => sum + (ProposalTotal ?? 0), 0);
        const unpriced = listed.filter(({ ProposalTotal }) => typeof ProposalTotal !== 'number').length;
        expect([caller, Stage, Count, TotalCents, Unpriced]).toEqual([caller, Stage, listed.length, total, unpriced]);
        expect(new Set(Rows.map(({ Code }) => Code))).toEqual(new Set(listed.map(({ Code }) => Code)));
        seen.push(...listed.map(({ Code }) => Code));
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).not.toContain(of.LONG_AGO);
      for (const stage of BOARD_STAGES) {
        if (caller === 'seller' && stage === 'OPEN') continue;
        expect(Columns.find(({ Stage }) => Stage === stage)?.Rows.map(({ Code }) => Code)).toContain(of[stage]);
      }
    }
    expect((await board('otherSeller')).Columns.every(({ Count }) => Count === 0)).toBe(true);
  });

  test('the filters of the list narrow it, and what it does not know is refused', async () => {
    const other = await board('admin', `?seller=${api.people.otherSeller.code}`);
    expect(other.Columns.every(({ Count }) => Count === 0)).toBe(true);
    const { Number: number } = await desk.read(of.PROPOSED);
    const one = await board('admin', `?term=${encodeURIComponent(`nº ${number}`)}`);
    expect(one.Columns.flatMap(({ Rows }) => Rows.map(({ Code }) => Code))).toEqual([of.PROPOSED]);
    for (const query of ['?stage=OPEN', '?orderBy=Created', '?nada=1'])
      expect((await api.call('admin', 'GET', `/shopping-cart/board${query}`)).status).toBe(400);
  });

  test('the forecast follows from what ended in ninety days, and says so little that it can be checked', async () => {
    const before = await board('admin');
    expect(before.Columns.every(({ ForecastCents }) => ForecastCents === null)).toBe(true);
    expect(before.ForecastCents).toBeNull();
    // two won and one lost besides the won, the lost, the unanswered and the cancelled one; one ended too long ago
    for (const isWon of [true, true, false]) {
      const code = await desk.served();
      const sent = await sentProposal(api, code, 10_000);
      if (isWon) await calls.accept(sent);
      await finish(code, isWon ? {} : { outcome: 'LOST' });
    }
    const old = await desk.served();
    await calls.accept(await sentProposal(api, old, 10_000));
    await finish(old);
    await ended(old, 91);
    const { Columns, WonCents, ForecastCents } = await board('admin');
    const column = (stage: BoardStage) => Columns.find(({ Stage }) => Stage === stage);
    // four tyres at R$ 100.00
    expect(WonCents).toBe(40_000);
    expect(column('OPEN')).toMatchObject({ Ended: 7, Won: 3, Unpriced: 1 });
    expect(column('OPEN')?.ForecastCents).toBe(Math.round((40_000 * 3) / 7));
    expect(column('PREPARING')).toMatchObject({ Ended: 6, Won: 3 });
    expect(column('PROPOSED')).toMatchObject({ Ended: 5, Won: 3, TotalCents: 80_000, ForecastCents: 48_000 });
    // too few were ever refused or accepted
    expect(column('REFUSED')).toMatchObject({ Ended: 0, ForecastCents: null });
    expect(column('ACCEPTED')).toMatchObject({ Ended: 3, Won: 3, ForecastCents: null });
    expect(column('ENDED')?.ForecastCents).toBeNull();
    // a seller's basis are the own quotations
    const others = await board('otherSeller');
    expect(others.Columns.every(({ Ended }) => Ended === 0)).toBe(true);
    expect(ForecastCents).toBe(Columns.reduce((sum, one) => sum + (one.ForecastCents ?? 0), 0));
  });
});
