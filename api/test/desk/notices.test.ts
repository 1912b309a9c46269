import type { Notice, NoticeCount, Notices } from '@rodovia/shared/contracts/back-office';
import { noticeWords } from '@rodovia/shared/contracts/back-office';
import { sql } from 'drizzle-orm';
import { dayAt } from '../../src/calendar/working-days';
import { createContext } from '../../src/context/context';
import { mailWeeklyFigures, weekBefore } from '../../src/modules/dashboard/weekly-figures';
import { mailDigests } from '../../src/modules/notice/notice-digest';
import type { Caller } from '../support/api';
import { ENGINES } from '../support/engines';
import { sentProposal } from '../support/proposals';
import { type Desk, startDesk } from '../support/scenes/desk';

test.each([
  ['2026-11-30T07:00:00-03:00', '2026-11-30', '2026-11-23', '2026-11-29'],
  ['2026-12-06T23:59:59-03:00', '2026-11-30', '2026-11-23', '2026-11-29'],
  ['2027-01-01T12:00:00-03:00', '2026-12-28', '2026-12-21', '2026-12-27'],
])('at %s the week before begins on the Monday before %s', (now, monday, startDate, endDate) => {
  expect(weekBefore(new Date(now))).toEqual({ monday, startDate, endDate });
});

describe.each(ENGINES)('notices on %s', (engine) => {
  let api: Desk['api'];
  let desk: Desk['desk'];
  let calls: Desk['calls'];
  beforeAll(async () => {
    ({ api, desk, calls } = await startDesk(engine));
  });
  afterAll(() => api.close());

  const read = async (caller: Caller = 'seller'): Promise<Notices> => (await api.call(caller, 'GET', '/notice')).body;
  const count = async (caller: Caller = 'seller'): Promise<NoticeCount> =>
    (await api.call(caller, 'GET', '/notice/count')).body;
  const about = async (code: string, caller: Caller = 'seller') =>
    (await read(caller)).Notices.filter(({ QuotationCode }) => QuotationCode === code);
  const linesOf = (notices: readonly Notice[]) => notices.map(noticeWords);
  const see = async (caller: Caller = 'seller') => {
    const until = (await read(caller)).Notices[0]?.At ?? new Date().toISOString();
    return api.call(caller, 'PUT', '/notice/seen', { until });
  };
  const mailed = async (kind: string) =>
    (
      await api.database.db.execute<{ name: string; plain: string }>(sql`
        select person.name, plain from mail_message join person on person.code = person_code
        where kind = ${kind} order by mail_message.created, 1`)
    ).rows;

  test('a seller learns what others did to the own quotations, and nothing of their own doing or of others', async () => {
    const code = await desk.served();
    const { Number: number } = await desk.read(code);
    const sent = await sentProposal(api, code);
    await api.call('client', 'POST', '/message', { quotationCode: code, text: 'Oi' });
    await calls.accept(sent);
    const found = await about(code);
    expect(linesOf(found)).toEqual([
      `Proposta ${number}/1 aceita`,
      `Mensagem no orçamento nº ${number}`,
      `Orçamento nº ${number} em atendimento por seller`,
    ]);
    expect(found[0]).toMatchObject({ ActorName: 'client', ClientName: 'client', Proposal: 'ACCEPTED', Unseen: true });
    expect(await about(code, 'otherSeller')).toEqual([]);
    // whoever assigned it follows what becomes of it
    expect(linesOf(await about(code, 'admin'))).toContain(`Proposta ${number}/1 aceita`);
  });

  test('what is handed over is told to both; who lost it reads neither the client nor more of it', async () => {
    const code = await desk.served();
    const { Number: number } = await desk.read(code);
    const to = api.people.otherSeller.code;
    await api.call('admin', 'PUT', `/shopping-cart/reassign/${code}?sellerCode=${to}`);
    await api.call('client', 'POST', '/message', { quotationCode: code, text: 'E agora?' });
    expect(await about(code)).toEqual([]);
    const left = (await read()).Notices.filter((one) => one.Number === number);
    expect(left).toMatchObject([{ Left: true, QuotationCode: null, ClientName: null, SellerName: 'otherSeller' }]);
    expect(linesOf(left)).toEqual([`Orçamento nº ${number} passou a otherSeller`]);
    expect(linesOf(await about(code, 'otherSeller'))).toEqual([
      `Mensagem no orçamento nº ${number}`,
      `Orçamento nº ${number} passou a otherSeller`,
    ]);
  });

  test('what was seen stays seen, on the second try too, and nothing in the future can be', async () => {
    const code = await desk.served();
    expect((await count()).Unseen).toBeGreaterThan(0);
    expect((await see()).status).toBe(204);
    expect((await count()).Unseen).toBe(0);
    expect((await read()).Notices.every(({ Unseen }) => !Unseen)).toBe(true);
    await api.call('seller', 'PUT', '/notice/seen', { until: '2020-01-01T00:00:00.000Z' });
    expect((await count()).Unseen).toBe(0);
    await api.call('seller', 'PUT', '/notice/seen', { until: '2999-01-01T00:00:00.000Z' });
    await api.call('client', 'POST', '/message', { quotationCode: code, text: 'Mais uma' });
    expect((await count()).Unseen).toBe(1);
  });

  test('reminders that are due are told apart, and only while there is something to do', async () => {
    const code = await desk.served();
    const before = (await count()).Reminders;
    await api.call('seller', 'PUT', `/shopping-cart/reminder/${code}`, { dueDate: dayAt(new Date()), note: 'Ligar' });
    expect((await count()).Reminders).toBe(before + 1);
    expect((await read()).Reminders).toContainEqual(
      expect.objectContaining({ QuotationCode: code, ClientName: 'client', Note: 'Ligar' }),
    );
    await api.call('admin', 'PUT', `/shopping-cart/reassign/${code}?sellerCode=${api.people.otherSeller.code}`);
    expect((await count()).Reminders).toBe(before);
  });

  test('a change of products that somebody else undid is told to whoever made it', async () => {
    const { rows } = await api.database.db.execute<{ code: string }>(sql`insert into change_set
      (kind, summary, actor_code, undone, undone_by) values ('IMPORT', 'importou 3 produtos',
      ${api.people.admin.code}, now(), ${api.people.seller.code}) returning code`);
    expect(linesOf((await read('admin')).Notices)).toContain('Alteração desfeita: importou 3 produtos');
    await api.database.db.execute(sql`delete from change_set where code = ${rows[0]?.code}`);
  });

  describe('mails', () => {
    const MONDAY = '2026-11-30';
    const at = (time: string, day = MONDAY) => new Date(`${day}T${time}-03:00`);
    const context = () => createContext({ config: api.config, database: api.database });
    const choose = (digest: boolean, weekly: boolean, caller: Caller) =>
      api.call(caller, 'PUT', '/notice/choice', { digest, weekly });
    // all that the other tests made is as old as the week that the figures are about
    beforeAll(async () => {
      await api.database.db.execute(sql`update person set created = '2026-01-01'`);
    });

    test('a digest is sent to who chose it, once per working day from the morning on, if there is something new', async () => {
      expect((await api.call('seller', 'GET', '/notice/choice')).body).toEqual({ Digest: false, Weekly: true });
      expect((await choose(true, true, 'seller')).body).toEqual({ Digest: true, Weekly: true });
      const code = await desk.served();
      const withdrawn = await desk.served();
      const { Code } = await sentProposal(api, withdrawn);
      await calls.withdraw(Code, 'admin', 'Segredo.');
      await api.call('seller', 'PUT', `/shopping-cart/reminder/${code}`, { dueDate: dayAt(new Date()), note: 'Ligar' });
      expect(await mailDigests(context(), at('07:29:59'))).toBe(0);
      expect(await mailDigests(context(), at('12:00:00', '2026-11-29'))).toBe(0);
      const twice = await Promise.all([mailDigests(context(), at('07:30:00')), mailDigests(context(), at('07:30:00'))]);
      expect(twice.reduce((sum, people) => sum + people, 0)).toBe(1);
      const [mail, ...others] = await mailed('digest');
      expect([mail?.name, others]).toEqual(['seller', []]);
      expect(mail?.plain).toContain(`Orçamento nº ${(await desk.read(code)).Number} em atendimento por seller`);
      expect(mail?.plain).toContain('/orcamentos/avisos');
      // names and notes would outlive their erasure
      expect(mail?.plain).toContain('Lembrete de');
      for (const personal of ['client', 'Ligar', 'Segredo']) expect(mail?.plain).not.toContain(personal);
      await see();
      await api.call('seller', 'DELETE', `/shopping-cart/reminder/${code}`);
      expect(await mailDigests(context(), at('08:00:00', '2026-12-01'))).toBe(1);
      expect(await mailed('digest')).toHaveLength(1);
      await choose(false, true, 'seller');
      expect(await mailDigests(context(), at('08:00:00', '2026-12-02'))).toBe(0);
    });

    test('administrators get the figures of the past week once, unless they chose otherwise', async () => {
      const code = (await desk.close()).Code;
      await api.database.db.execute(sql`update quotation set created = '2026-11-25T12:00-03' where code = ${code}`);
      expect(await mailWeeklyFigures(context(), at('06:59:59'))).toBe(0);
      const twice = await Promise.all([
        mailWeeklyFigures(context(), at('07:00:00')),
        mailWeeklyFigures(context(), at('09:00:00', '2026-12-02')),
      ]);
      expect(twice.reduce((sum, people) => sum + people, 0)).toBe(1);
      const [mail, ...others] = await mailed('weekly');
      expect([mail?.name, others]).toEqual(['admin', []]);
      const { body } = await api.call('admin', 'GET', '/dashboard/performance?startDate=2026-11-23&endDate=2026-11-29');
      expect(mail?.plain).toContain('23/11 a 29/11/2026');
      expect(mail?.plain).toContain(
        `Orçamentos fechados: ${body.Current.Total.Closed} (${body.Previous.Total.Closed})`,
      );
      await choose(false, false, 'admin');
      expect(await mailWeeklyFigures(context(), at('07:00:00', '2026-12-07'))).toBe(0);
      await choose(false, true, 'admin');
      expect(await mailWeeklyFigures(context(), at('07:00:00', '2026-12-07'))).toBe(1);
      // who came after Monday morning gets the next ones
      await api.database.db.execute(
        sql`update person set created = '2026-12-15' where code = ${api.people.admin.code}`,
      );
      expect(await mailWeeklyFigures(context(), at('07:00:00', '2026-12-16'))).toBe(0);
    });
  });
});
