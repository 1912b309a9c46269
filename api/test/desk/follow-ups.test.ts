import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { sql } from 'drizzle-orm';
import { silentUntil } from '../../src/calendar/silence';
import { dayAt } from '../../src/calendar/working-days';
import type { Caller } from '../support/api';
import { ENGINES } from '../support/engines';
import { sentProposal } from '../support/proposals';
import { type Desk, startDesk } from '../support/scenes/desk';

const DAY = 86_400_000;
const dayFrom = (days: number) => dayAt(new Date(Date.now() + days * DAY));

describe.each(ENGINES)('follow-ups on %s', (engine) => {
  let api: Desk['api'];
  let desk: Desk['desk'];
  let calls: Desk['calls'];
  beforeAll(async () => {
    ({ api, desk, calls } = await startDesk(engine));
  });
  afterAll(() => api.close());

  const remind = (code: string, body: object, caller: Caller = 'seller') =>
    api.call(caller, 'PUT', `/shopping-cart/reminder/${code}`, body);
  const reminderOf = async (code: string, caller: Caller = 'seller'): Promise<ShoppingCart['Reminder']> =>
    (await desk.read(code, caller, 'Reminder')).Reminder;

  describe('reminders', () => {
    test('are of whoever set them, replaced by the next, and in the queue from their day on', async () => {
      const code = await desk.served();
      const { Version } = await desk.read(code);
      await remind(code, { dueDate: dayFrom(5), note: ' Ligar à tarde ' });
      expect(await reminderOf(code)).toEqual({ DueDate: dayFrom(5), Note: 'Ligar à tarde' });
      expect(await reminderOf(code, 'admin')).toBeNull();
      expect(await desk.listed('seller', 'queue=REMINDER')).not.toContain(code);
      await Promise.all([1, 2, 3].map(() => remind(code, { dueDate: dayFrom(0), note: '' })));
      expect(await reminderOf(code)).toEqual({ DueDate: dayFrom(0), Note: '' });
      expect(await desk.listed('seller', 'queue=REMINDER')).toContain(code);
      expect(await desk.listed('admin', 'queue=REMINDER')).not.toContain(code);
      // a reminder is nobody else's business, and outdates nobody's copy of the quotation
      expect((await desk.read(code)).Version).toBe(Version);
      for (const _time of ['once', 'twice'])
        expect((await api.call('seller', 'DELETE', `/shopping-cart/reminder/${code}`)).status).toBe(200);
      expect(await reminderOf(code)).toBeNull();
    });

    test('are refused for days gone by or far away, for hidden characters, others, and what is finished', async () => {
      const code = await desk.served();
      const refused = async (body: object) => (await remind(code, body)).body.errors;
      expect(await refused({ dueDate: dayFrom(-1), note: '' })).toEqual({
        dueDate: 'Escolha hoje ou um dia que ainda vem.',
      });
      expect(await refused({ dueDate: dayFrom(400), note: '' })).toEqual({
        dueDate: 'Escolha um dia dentro de um ano.',
      });
      expect(await refused({ dueDate: dayFrom(1), note: 'a\u202eb' })).toHaveProperty('note');
      expect(await refused({ dueDate: '2026-02-31', note: '' })).toHaveProperty('dueDate');
      expect(await refused({ dueDate: dayFrom(1), note: 'x'.repeat(301) })).toHaveProperty('note');
      const mine = { dueDate: dayFrom(1), note: '' };
      expect((await remind(code, mine, 'otherSeller')).status).toBe(404);
      expect((await remind(code, mine, 'client')).status).toBe(403);
      await api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, { value: 'Fim.' });
      expect((await remind(code, mine)).status).toBe(409);
    });
  });

  describe('without a word from the client', () => {
    const age = (code: string, days: number) =>
      api.database.db.execute(sql`update proposal set sent = sent - ${days} * interval '1 day',
        valid_until = now() + interval '9 days' where quotation_code = ${code}`);
    const silent = async () => desk.listed('seller', 'queue=SILENT');
    const proposed = async () => {
      const code = await desk.served();
      const sent = await sentProposal(api, code);
      await age(code, 20);
      return { code, sent };
    };
    const write = (who: Caller, quotationCode: string) =>
      api.call(who, 'POST', '/message', { quotationCode, text: 'Bom dia.' });

    test('a proposal is in the queue after the working days of the desk, until one of both says something', async () => {
      const [fresh, { code }, asked, answered, refused] = [
        await desk.served(),
        await proposed(),
        await proposed(),
        await proposed(),
        await proposed(),
      ];
      await sentProposal(api, fresh);
      await calls.ask(asked.sent.Code, { request: 'CHANGE', value: 'Menos.' });
      await write('client', answered.code);
      await calls.refuse(refused.sent.Code);
      const found = await silent();
      expect(found).toContain(code);
      for (const other of [fresh, asked.code, answered.code, refused.code]) expect(found).not.toContain(other);
      // what staff say now starts the days anew; what the client said before the proposal is answered by it
      await write('seller', code);
      expect(await silent()).not.toContain(code);
      const before = await desk.served();
      await write('client', before);
      await api.database.db.execute(
        sql`update message set created = now() - interval '30 days' where quotation_code = ${before}`,
      );
      await sentProposal(api, before);
      await age(before, 20);
      expect(await silent()).toContain(before);
    });

    test('the number of days is a setting; none switches the queue off', async () => {
      const { code } = await proposed();
      expect((await desk.settings({ silentDays: 61 })).status).toBe(400);
      await desk.settings({ silentDays: 0 });
      expect(await silent()).toEqual([]);
      await desk.settings({ silentDays: 40 });
      expect(await silent()).not.toContain(code);
      await desk.settings({ silentDays: 3 });
      expect(await silent()).toContain(code);
    });

    test('counts working days: what was said on a Wednesday needs a follow-up on Monday', async () => {
      const until = async (now: string) => (await silentUntil(api.database.db, new Date(now)))?.toISOString();
      // the days before are Friday 27, Thursday 26 and Wednesday 25
      expect(await until('2026-11-30T10:00:00-03:00')).toBe('2026-11-26T02:59:59.999Z');
      expect(await until('2026-11-29T10:00:00-03:00')).toBe('2026-11-26T02:59:59.999Z');
    });
  });

  test('a ready text has known fields only, and staff read the active ones', async () => {
    const input = { description: 'Aviso', purpose: 'Mensagem', text: 'Olá, {cliente}! Total: { total }.' };
    const made = await api.call('admin', 'POST', '/text-template', input);
    expect([made.status, made.body]).toMatchObject([201, { Purpose: 'Mensagem', Text: input.text }]);
    const wrong = { ...input, description: 'Outro', text: 'Olá, {nome}!' };
    for (const answer of [
      await api.call('admin', 'POST', '/text-template', wrong),
      await api.call('admin', 'PUT', `/text-template/${made.body.Code}`, wrong),
    ])
      expect([answer.status, answer.body.errors.text]).toEqual([400, expect.stringContaining('{nome} não existe')]);
    expect((await api.call('admin', 'POST', '/text-template', { ...input, purpose: 'Bilhete' })).status).toBe(400);
    const names = async () =>
      (await api.call('seller', 'GET', '/text-template')).body.map((one: { Description: string }) => one.Description);
    expect(await names()).toContain('Aviso');
    await api.call('admin', 'PUT', `/text-template/setInactive/${made.body.Code}`);
    expect(await names()).not.toContain('Aviso');
  });
});
