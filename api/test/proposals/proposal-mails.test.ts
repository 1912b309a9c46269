import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { sql } from 'drizzle-orm';
import { createContext } from '../../src/context/context';
import { remindOfExpiry } from '../../src/modules/proposal/proposal-reminders';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { inService, lineInput, proposalCalls, sentProposal } from '../support/proposals';
import { type MailingApi, startMailingApi } from '../support/scenes/mailing-api';
import { until } from '../support/wait';

describe.each(ONE_ENGINE)('mails of proposals on %s', (engine) => {
  let api: MailingApi['api'];
  let smtp: MailingApi['smtp'];
  let close: MailingApi['close'];
  let calls: ReturnType<typeof proposalCalls>;
  let productCode: string;

  beforeAll(async () => {
    ({ api, smtp, close } = await startMailingApi(engine));
    calls = proposalCalls(api);
    productCode = await createProduct(api, await createParents(api, 'cartas'), 'CARTA-1', {
      description: 'Pneu Verão',
    });
  });
  afterAll(() => close());

  const quotation = () => inService(api, [{ productCode, quantity: 4 }]);
  const pending = async () => {
    const { rows } = await api.database.db.execute<{ left: number }>(
      sql`select count(*)::int as left from mail_message where status = 'PENDING'`,
    );
    return rows[0]?.left;
  };

  /** Returns recipients and kinds of the mails about a proposal, in outbox order, once all are sent. */
  async function sent(quotationCode: string): Promise<string[]> {
    await until(async () => ((await pending()) === 0 ? true : undefined));
    const { rows } = await api.database.db.execute<{ kind: string; name: string }>(sql`
      select kind, person.name from mail_message join person on person.code = person_code
      where kind like 'proposal%' and plain like ${`%/orcamentos/${quotationCode}%`}
      order by mail_message.created, kind, person.name`);
    return rows.map(({ kind, name }) => `${kind} → ${name}`);
  }

  test('each goes to whom it concerns, once', async () => {
    const code = await quotation();
    const first = await sentProposal(api, code);
    await calls.ask(first.Code, { request: 'CHANGE', value: 'Só dois.' });
    const second = await sentProposal(api, code, 1000);
    const third: Proposal = (await calls.renew(second.Code)).body;
    const key = { 'idempotency-key': 'uma-vez' };
    await Promise.all([calls.accept(third, 'client', {}, key), calls.accept(third, 'client', {}, key)]);
    expect(await sent(code)).toEqual([
      'proposalSent → client',
      'proposalAsked → seller',
      'proposalCorrected → client',
      'proposalRenewed → client',
      'proposalAccepted → seller',
    ]);
  });

  test('a change that is asked for in the conversation is one mail, not two; what is written later is told again', async () => {
    const code = await quotation();
    const first = await sentProposal(api, code);
    const write = (text: string) => api.call('client', 'POST', '/message', { quotationCode: code, text });
    const due = async () => {
      const { rows } = await api.database.db.execute<{ due: string | null }>(
        sql`select staff_mail as due from conversation where quotation_code = ${code}`,
      );
      return rows[0]?.due;
    };
    await write('Só dois, por favor.');
    expect(await due()).not.toBeNull();
    await calls.ask(first.Code, { request: 'CHANGE', value: 'Só dois, por favor.' });
    expect(await due()).toBeNull();
    expect(await sent(code)).toContain('proposalAsked → seller');
    await write('E até quando vale?');
    expect(await due()).not.toBeNull();
  });

  test('a refusal is told to the seller, a withdrawal and what staff record to the client', async () => {
    const refused = await quotation();
    await calls.refuse((await sentProposal(api, refused)).Code);
    const withdrawn = await quotation();
    await calls.withdraw((await sentProposal(api, withdrawn)).Code);
    const before = await quotation();
    await calls.accept(await sentProposal(api, before), 'admin', { value: 'Ligou.' });
    expect((await sent(refused)).at(-1)).toBe('proposalRefused → seller');
    expect((await sent(withdrawn)).at(-1)).toBe('proposalWithdrawn → client');
    expect((await sent(before)).slice(1)).toEqual(['proposalAccepted → client', 'proposalAccepted → seller']);
  });

  test('the one that sends carries total, validity and address, in both forms, and the document', async () => {
    smtp.received.length = 0;
    const code = await quotation();
    const proposal = await sentProposal(api, code, 93_390);
    await sent(code);
    const mail = smtp.received.find((one) => one.includes('application/pdf')) ?? '';
    expect(mail).toContain(`filename=proposta-${proposal.QuotationNumber}-1.pdf`);
    expect(mail).toMatch(/application\/pdf[\s\S]*\r\n\r\nJVBERi0/);
    const { rows } = await api.database.db.execute<{ html: string; plain: string }>(
      sql`select html, plain from mail_message where kind = 'proposalSent' and plain like ${`%${code}%`}`,
    );
    for (const text of [rows[0]?.html ?? '', rows[0]?.plain ?? '']) {
      expect(text.replaceAll('\u00a0', ' ')).toContain('R$ 3.735,60');
      expect(text).toContain(`https://loja.example/orcamentos/${code}`);
      expect(text).toContain('Válida até');
    }
  });

  test('reminds client and seller once before the end, whichever instance looks first', async () => {
    const code = await quotation();
    const { Code } = await sentProposal(api, code);
    const { db } = api.database;
    const due = (of: string) => db.execute(sql`update proposal set remind = now() where code = ${of}`);
    await due(Code);
    const context = createContext({ config: api.config, database: api.database });
    await Promise.all([remindOfExpiry(context), remindOfExpiry(context), remindOfExpiry(context)]);
    await remindOfExpiry(context);
    const reminders = (await sent(code)).filter((one) => one.startsWith('proposalExpiring'));
    expect(reminders).toEqual(['proposalExpiring → client', 'proposalExpiring → seller']);
    const answered = await quotation();
    const refused = await sentProposal(api, answered);
    await due(refused.Code);
    await calls.refuse(refused.Code);
    await remindOfExpiry(context);
    expect((await sent(answered)).join()).not.toContain('Expiring');
    const over = await quotation();
    const late = await sentProposal(api, over);
    await due(late.Code);
    await db.execute(sql`update proposal set valid_until = now() - interval '1 hour' where code = ${late.Code}`);
    await remindOfExpiry(context);
    expect((await sent(over)).join()).not.toContain('Expiring');
    await context.mails.idle();
  });

  test('nothing that people write becomes markup', async () => {
    const draft: Proposal = (await calls.draft(await quotation())).body;
    const lines = draft.Lines.map((line) => lineInput(line));
    const saved = await calls.save(draft, { lines, paymentNote: '<b onclick="x">já</b>' });
    await calls.send(saved.body);
    const { rows } = await api.database.db.execute<{ html: string }>(
      sql`select html from mail_message where kind = 'proposalSent' order by created desc limit 1`,
    );
    expect(rows[0]?.html).toContain('&lt;b onclick=&quot;x&quot;&gt;');
  });
});
