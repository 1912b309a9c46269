import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { eq, or } from 'drizzle-orm';
import { logEntry, mailMessage } from '../../src/db/schema';
import { type Caller, startApi, type TestApi } from '../support/api';
import { CALLERS } from '../support/cases/access-matrix';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { inService, lineInput, proposalCalls, sentProposal } from '../support/proposals';

/** An answered quotation with a correction in progress. */
interface Scene {
  quotation: string;
  sent: Proposal;
  draft: Proposal;
}

type Call = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown];

/** All calls as their callers make them, so that only the role decides. */
const CALLS: Record<string, [call: (scene: Scene) => Call, ...statuses: number[]]> = {
  open: [({ quotation }) => ['POST', '', { quotationCode: quotation }], 401, 403, 403, 200, 404, 200],
  save: [({ draft }) => ['PUT', '', { code: draft.Code, clientNote: 'Olá' }], 401, 403, 403, 200, 404, 200],
  discard: [({ draft }) => ['DELETE', `/${draft.Code}`], 401, 403, 403, 204, 404, 204],
  send: [({ draft }) => ['PUT', `/send/${draft.Code}`], 401, 403, 403, 200, 404, 200],
  withdraw: [({ sent }) => ['PUT', `/withdraw/${sent.Code}`], 401, 403, 403, 200, 404, 200],
  renew: [({ sent }) => ['PUT', `/renew/${sent.Code}`], 401, 403, 403, 200, 404, 200],
  accept: [
    ({ sent }) => ['PUT', `/accept/${sent.Code}`, { totalCents: sent.TotalCents, value: 'por telefone' }],
    ...[401, 200, 404, 200, 404, 200],
  ],
  refuse: [
    ({ sent }) => ['PUT', `/refuse/${sent.Code}`, { reason: 'PRICE', value: 'por telefone' }],
    ...[401, 200, 404, 200, 404, 200],
  ],
  ask: [
    ({ sent }) => ['PUT', `/ask/${sent.Code}`, { request: 'CHANGE', value: 'menos' }],
    401,
    200,
    404,
    403,
    403,
    403,
  ],
  read: [({ sent }) => ['GET', `/${sent.Code}`], 401, 200, 404, 200, 404, 200],
  'read draft': [({ draft }) => ['GET', `/${draft.Code}`], 401, 404, 404, 200, 404, 200],
  paper: [({ sent }) => ['GET', `/pdf/${sent.Code}`], 401, 200, 404, 200, 404, 200],
  'paper of draft': [({ draft }) => ['GET', `/pdf/${draft.Code}`], 401, 404, 404, 200, 404, 200],
  verify: [({ sent }) => ['GET', `/verify/${sent.VerifyToken}`], 200, 200, 200, 200, 200, 200],
};

describe.each(ONE_ENGINE)('[RO-05] who may do what with a proposal on %s', (engine) => {
  let api: TestApi;
  let productCode: string;
  let calls: ReturnType<typeof proposalCalls>;
  const table: string[] = [];

  beforeAll(async () => {
    api = await startApi(engine);
    calls = proposalCalls(api);
    productCode = await createProduct(api, await createParents(api, 'direitos'), 'DIR-1');
  });
  afterAll(async () => {
    process.stdout.write(`${[`calls on ${engine}: ${CALLERS.join(', ')}`, ...table].join('\n')}\n`);
    await api.close();
  });

  async function scene(): Promise<Scene> {
    const quotation = await inService(api, [{ productCode, quantity: 4 }]);
    const sent = await sentProposal(api, quotation, 77_123);
    return { quotation, sent, draft: (await calls.draft(quotation)).body };
  }

  test.each(Object.entries(CALLS))('%s', async (name, [callOf, ...statuses]) => {
    const answers: number[] = [];
    let untouched: Scene | undefined;
    for (const caller of CALLERS) {
      untouched ??= await scene();
      const [method, path, body] = callOf(untouched);
      const { status } = await api.call(caller, method, `/proposal${path}`, body);
      answers.push(status);
      // refused callers have changed nothing
      if (status < 300 && method !== 'GET') untouched = undefined;
    }
    table.push(`${name.padEnd(16)}${answers.join(' ')}`);
    expect(answers).toEqual(statuses);
  });

  test('what is for staff, and what others agreed on, is in no answer, event, mail or log of anybody else', async () => {
    const { quotation, sent, draft } = await scene();
    const lines = draft.Lines.map((line) => lineInput(line, { unitPriceCents: 3_131_313, note: 'PREÇO-DE-RASCUNHO' }));
    await calls.save(draft, { lines, innerNote: 'ANOTAÇÃO-INTERNA', clientNote: 'TEXTO-DE-RASCUNHO' });
    const answersOf = async (who: Caller) => {
      const paths = [
        '/shopping-cart?include=Person,Seller,ShoppingCartItem,History,Proposal',
        '/shopping-cart/pagged?include=History,Proposal&quantity=100',
        `/shopping-cart/${quotation}?include=Person,Seller,ShoppingCartItem,History,Proposal`,
        '/shopping-cart/events?follow=false',
        '/shopping-cart/export',
        '/proposal/pagged?quantity=100',
        '/proposal/export',
        `/proposal/by-quotation/${quotation}`,
        `/proposal/${sent.Code}`,
        `/proposal/${draft.Code}`,
        `/proposal/verify/${sent.VerifyToken}`,
        `/proposal/pdf/${sent.Code}`,
        '/person/my-data',
        '/person/my-data/readable',
        '/product/pagged',
      ];
      const headers = { 'last-event-id': '0' };
      const texts = await Promise.all(paths.map((path) => api.call(who, 'GET', path, undefined, headers)));
      return texts.map(({ text }) => text).join('\n');
    };
    const STAFF_ONLY =
      /ANOTAÇÃO-INTERNA|RASCUNHO|3131313|31\.313,13|12525252|125\.252,52|"DRAFT"|InnerNote|ValidityDays|LastPrice/;
    for (const who of ['visitor', 'client', 'otherClient', 'otherSeller'] as const)
      expect([who, STAFF_ONLY.exec(await answersOf(who))?.[0]]).toEqual([who, undefined]);
    expect(await answersOf('seller')).toMatch(/ANOTAÇÃO-INTERNA/);
    // The verification reveals the total, and nothing else is visible to others.
    const OFFER = /77123|771,23/;
    for (const who of ['visitor', 'otherClient', 'otherSeller'] as const)
      expect([who, OFFER.exec(await answersOf(who))?.[0]]).toEqual([who, undefined]);
    expect(await answersOf('client')).toMatch(OFFER);
    const { client, seller } = api.people;
    const mails = await api.database.db
      .select()
      .from(mailMessage)
      .where(or(eq(mailMessage.personCode, client.code), eq(mailMessage.personCode, seller.code)));
    expect(mails.length).toBeGreaterThan(0);
    expect(STAFF_ONLY.exec(JSON.stringify(mails))).toBeNull();
    expect(STAFF_ONLY.exec(JSON.stringify(await api.database.db.select().from(logEntry)))).toBeNull();
  });
});
