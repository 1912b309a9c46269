import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { sql } from 'drizzle-orm';
import { ONE_ENGINE } from '../support/engines';
import { inService, type Proposals, sentProposal, startProposals } from '../support/proposals';

describe.each(ONE_ENGINE)('decisions about proposals on %s', (engine) => {
  let api: Proposals['api'];
  let calls: Proposals['calls'];
  let stock: Proposals['stock'];
  beforeAll(async () => {
    ({ api, calls, stock } = await startProposals(engine));
  });
  afterAll(() => api.close());

  test('the last price that the client accepted is shown for the next quotation', async () => {
    const code = await inService(api, [stock.item('bare', 1)]);
    await calls.accept(await sentProposal(api, code, 77_700));
    const next: Proposal = (await calls.draft(await inService(api, [stock.item('bare', 3)]))).body;
    expect(next.Lines[0]).toMatchObject({ UnitPriceCents: 77_700, LastPrice: { Cents: 77_700 } });
  });

  test('an acceptance that is repeated with its key is one; with another it is told', async () => {
    const sent = await sentProposal(api, await stock.quotation());
    const key = { 'idempotency-key': 'aceite-1' };
    const [once, twice] = [await calls.accept(sent, 'client', {}, key), await calls.accept(sent, 'client', {}, key)];
    expect([once.status, twice.status]).toEqual([200, 200]);
    expect(twice.body.DecidedAt).toBe(once.body.DecidedAt);
    const other = await calls.accept(sent, 'client', {}, { 'idempotency-key': 'aceite-2' });
    expect([other.status, other.body.message]).toMatchObject([
      409,
      expect.stringMatching(/^Esta proposta já foi aceita/),
    ]);
  });

  const age = (code: string, seconds: number) =>
    api.database.db.execute(
      sql`update proposal set valid_until = now() - ${seconds} * interval '1 second' where code = ${code}`,
    );

  test('an expired proposal is not for the client to accept; renewing sends the same anew', async () => {
    const code = await stock.quotation();
    const sent = await sentProposal(api, code);
    await age(sent.Code, 1);
    expect((await calls.read(sent.Code, 'client')).body.Expired).toBe(true);
    const late = await calls.accept(sent);
    expect([late.status, late.body.message]).toMatchObject([409, expect.stringMatching(/^A validade desta proposta/)]);
    const requested = await calls.ask(sent.Code, { request: 'RENEWAL' });
    expect(requested.body.Request).toMatchObject({ Kind: 'RENEWAL' });
    const open: Proposal = (await calls.draft(code)).body;
    const renewed = await calls.renew(sent.Code);
    expect(renewed.body).toMatchObject({
      Version: 2,
      Status: 'SENT',
      Expired: false,
      TotalCents: sent.TotalCents,
      Request: null,
    });
    expect((await calls.read(open.Code)).body.Status).toBe('DRAFT');
    expect((await calls.accept(renewed.body)).status).toBe(200);
  });

  test('the last second of its validity counts', async () => {
    const sent = await sentProposal(api, await stock.quotation());
    await api.database.db.execute(
      sql`update proposal set valid_until = now() + interval '3 seconds' where code = ${sent.Code}`,
    );
    expect((await calls.accept(sent)).status).toBe(200);
    expect(sent.ValidUntil).toMatch(/T02:59:59\.999Z$/);
  });

  test('staff record what came by telephone, late too, with a note that the history has', async () => {
    const code = await stock.quotation();
    const sent = await sentProposal(api, code);
    await age(sent.Code, 2 * 86_400);
    expect((await calls.accept(sent, 'seller')).body.errors).toHaveProperty('value');
    const accepted = await calls.accept(sent, 'seller', { value: 'Ligou e confirmou.' });
    expect(accepted.body).toMatchObject({
      Status: 'ACCEPTED',
      DecidedBy: 'seller',
      DecisionNote: 'Ligou e confirmou.',
    });
    const { History } = (await api.call('client', 'GET', `/shopping-cart/${code}?include=History`)).body;
    expect(History.at(-1)).toMatchObject({
      Kind: 'PROPOSAL',
      ActorName: 'seller',
      Note: expect.stringContaining('aceita em nome do cliente. Ligou e confirmou.'),
    });
  });

  test('refused with a reason, asked to change, withdrawn: each is told, and the seller may answer anew', async () => {
    const code = await stock.quotation();
    const first = await sentProposal(api, code);
    expect((await calls.ask(first.Code, { request: 'CHANGE' })).status).toBe(400);
    const requested = await calls.ask(first.Code, { request: 'CHANGE', value: 'Só dois pneus.' });
    expect(requested.body.Request).toMatchObject({ Kind: 'CHANGE', Note: 'Só dois pneus.' });
    const refused = await calls.refuse(first.Code, { reason: 'DEADLINE', value: 'Preciso amanhã.' });
    expect(refused.body).toMatchObject({ Status: 'REFUSED', Reason: 'DEADLINE', DecisionNote: 'Preciso amanhã.' });
    expect((await calls.accept(first)).body.message).toMatch(/^Esta proposta já foi recusada/);
    const second = await sentProposal(api, code, 1);
    expect(second.Version).toBe(2);
    const withdrawn = await calls.withdraw(second.Code, 'seller', 'Preço digitado errado.');
    expect(withdrawn.body).toMatchObject({ Status: 'WITHDRAWN', DecisionNote: 'Preço digitado errado.' });
    expect((await calls.accept(second)).body.message).toMatch(/^Esta proposta foi retirada/);
    expect((await calls.renew(second.Code)).status).toBe(409);
  });

  test('once the service is finished nothing can be accepted, sent or withdrawn any more', async () => {
    const code = await stock.quotation();
    const sent = await sentProposal(api, code);
    const draft: Proposal = (await calls.draft(code)).body;
    await api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, 'ok');
    const answers = await Promise.all([
      calls.accept(sent),
      calls.withdraw(sent.Code),
      calls.renew(sent.Code),
      calls.send(draft),
      calls.save(draft, { clientNote: 'x' }),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(409);
      expect(body.message).toContain("o orçamento está 'Concluído'");
    }
  });
});
