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
