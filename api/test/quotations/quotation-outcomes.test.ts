import { sql } from 'drizzle-orm';
import { ENGINES } from '../support/engines';
import { sentProposal } from '../support/proposals';
import { type Desk, startDesk } from '../support/scenes/desk';

describe.each(ENGINES)('outcomes of quotations on %s', (engine) => {
  let api: Desk['api'];
  let desk: Desk['desk'];
  let calls: Desk['calls'];
  beforeAll(async () => {
    ({ api, desk, calls } = await startDesk(engine));
  });
  afterAll(() => api.close());

  describe('what became of it', () => {
    const finish = (code: string, more: object = {}) =>
      api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, { value: 'Atendimento finalizado.', ...more });
    const outcome = async (code: string) => {
      const { Outcome, LossReason, Note } = await desk.read(code);
      return [Outcome, LossReason, Note];
    };

    test('won after an accepted proposal, lost for the reason given or the client’s, otherwise without an answer', async () => {
      const [won, lost, refused, unanswered] = [
        await desk.served(),
        await desk.served(),
        await desk.served(),
        await desk.served(),
      ];
      const reasons = (await api.call('seller', 'GET', '/loss-reason')).body as { Code: string; Description: string }[];
      const stock = reasons.find(({ Description }) => Description === 'Falta de estoque');
      await calls.accept(await sentProposal(api, won));
      await sentProposal(api, lost);
      await calls.refuse((await sentProposal(api, refused)).Code, { reason: 'DEADLINE' });
      expect((await finish(lost, { lossReasonCode: won })).status).toBe(400);
      for (const code of [won, refused, unanswered]) expect((await finish(code)).status).toBe(200);
      await finish(lost, { lossReasonCode: stock?.Code });
      const note = 'Atendimento finalizado.';
      expect(await outcome(won)).toEqual(['WON', null, note]);
      expect(await outcome(lost)).toEqual(['LOST', 'Falta de estoque', note]);
      expect(await outcome(refused)).toEqual(['LOST', 'Prazo de entrega', note]);
      expect(await outcome(unanswered)).toEqual(['UNANSWERED', null, note]);
      expect(await desk.listed('admin', 'outcome=LOST')).toEqual(expect.arrayContaining([lost, refused]));
      expect(await desk.listed('admin', `lossReason=${stock?.Code}`)).toEqual([lost]);
      expect(await desk.read(won, 'client')).not.toHaveProperty('Outcome');
      expect((await api.call('admin', 'GET', '/shopping-cart/pagged?outcome=GONE')).status).toBe(400);
    });

    test('the chosen outcome counts, and one that contradicts the proposals is refused', async () => {
      const [accepted, sent, bare] = [await desk.served(), await desk.served(), await desk.served()];
      await calls.accept(await sentProposal(api, accepted));
      await sentProposal(api, sent);
      const reason = ((await api.call('seller', 'GET', '/loss-reason')).body as { Code: string }[])[0]?.Code;
      const contradictions: [string, object][] = [
        [sent, { outcome: 'WON' }],
        [bare, { outcome: 'WON' }],
        [accepted, { outcome: 'UNANSWERED' }],
        [sent, { outcome: 'UNANSWERED', lossReasonCode: reason }],
        [sent, { outcome: 'GONE' }],
      ];
      for (const [code, body] of contradictions) expect((await finish(code, body)).status).toBe(400);
      expect((await finish(accepted, { outcome: 'LOST', lossReasonCode: reason })).status).toBe(200);
      expect((await finish(sent, { outcome: 'LOST' })).status).toBe(200);
      expect((await finish(bare, { outcome: 'UNANSWERED' })).status).toBe(200);
      expect((await outcome(accepted))[0]).toBe('LOST');
      expect(await outcome(sent)).toEqual(['LOST', null, 'Atendimento finalizado.']);
      expect((await outcome(bare))[0]).toBe('UNANSWERED');
    });

    test('a proposal in force ends with the service: as such in lists and proof, in the mail, and for nobody to accept', async () => {
      const code = await desk.served();
      const sent = await sentProposal(api, code);
      const { Number: number } = await desk.read(code);
      const listed = async (status: string) =>
        (await api.call('seller', 'GET', `/proposal/pagged?quantity=100&status=${status}`)).body.Results.map(
          ({ Code }: { Code: string }) => Code,
        );
      expect(await listed('SENT')).toContain(sent.Code);
      expect(await listed('CLOSED')).not.toContain(sent.Code);
      expect((await finish(code, { outcome: 'UNANSWERED' })).status).toBe(200);
      expect((await calls.read(sent.Code)).body).toMatchObject({ Status: 'SENT', Closed: true });
      expect((await calls.verify(sent.VerifyToken)).body.State).toBe('CLOSED');
      expect(await listed('SENT')).not.toContain(sent.Code);
      expect(await listed('CLOSED')).toContain(sent.Code);
      expect((await calls.accept(sent)).status).toBe(409);
      const { text } = await api.call('seller', 'GET', '/proposal/export', undefined, { accept: 'text/csv' });
      expect(text).toMatch(new RegExp(`${number};1;Encerrada`));
      const { rows } = await api.database.db.execute<{ html: string }>(
        sql`select html from mail_message where subject = ${`Orçamento nº ${number} concluído`}`,
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.html).toContain(`A proposta ${number}/1, de R$`);
      expect(rows[0]?.html).toContain('já não pode ser aceita');
    });

    test('a bare text finishes as before', async () => {
      const code = await desk.served();
      expect((await api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, 'Só texto')).status).toBe(200);
      expect(await outcome(code)).toEqual(['UNANSWERED', null, 'Só texto']);
    });

    test('the export says it in words', async () => {
      const file = (
        await api.call('admin', 'GET', '/shopping-cart/export?outcome=LOST', undefined, { accept: 'text/csv' })
      ).text;
      expect(file).toContain('Resultado');
      expect(file).toContain('Perdido');
      expect(file).toContain('Falta de estoque');
    });
  });
});
