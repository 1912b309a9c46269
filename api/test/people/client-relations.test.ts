import type { ClientNote, ClientRelations, MyData } from '@rodovia/shared/contracts/people';
import { MAX_CLIENT_NOTE_LENGTH, MAX_CLIENT_NOTES } from '@rodovia/shared/contracts/people';
import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import { inService, proposalCalls, sentProposal } from '../support/proposals';

describe.each(ENGINES)('a client and the house, on %s', (engine) => {
  let api: TestApi;
  let productCode: string;
  beforeAll(async () => {
    api = await startApi(engine);
    productCode = await createProduct(api, await createParents(api, 'relações'), 'REL-1');
  });
  afterAll(() => api.close());

  const path = (what: string) => `/person/${api.people.client.code}/${what}`;
  const relations = async (): Promise<ClientRelations> => (await api.call('admin', 'GET', path('relations'))).body;
  const notes = async (): Promise<ClientNote[]> => (await api.call('admin', 'GET', path('notes'))).body;
  const note = (text: string) => api.call('admin', 'POST', path('notes'), { text });
  const order = async () =>
    (await api.call('client', 'POST', '/shopping-cart', { shoppingCartItem: [{ productCode, quantity: 2 }] })).body;

  test('who never asked for anything has nothing', async () => {
    expect(await relations()).toEqual({
      Quotations: 0,
      Open: 0,
      InProgress: 0,
      Complete: 0,
      Cancelled: 0,
      Won: 0,
      ProposalsSent: 0,
      ProposalsAccepted: 0,
      AcceptedCents: 0,
      LastContact: null,
    });
  });

  test('quotations are counted by status, proposals by what became of them, and the last contact is the last', async () => {
    const open = await order();
    expect((await relations()).LastContact).toMatchObject({ Kind: 'QUOTATION', QuotationNumber: open.Number });
    const cancelled = await order();
    await api.call('client', 'PUT', `/shopping-cart/cancel-service/${cancelled.Code}`, { value: 'engano' });
    const served = await inService(api, [{ productCode, quantity: 3 }]);
    const sent = await sentProposal(api, served, 10_050);
    expect((await relations()).LastContact).toMatchObject({ Kind: 'PROPOSAL', QuotationCode: served });
    expect((await proposalCalls(api).accept(sent)).status).toBe(200);
    await api.call('client', 'POST', '/message', { quotationCode: open.Code, text: 'Alguma novidade?' });
    expect(await relations()).toMatchObject({
      Quotations: 3,
      Open: 1,
      InProgress: 1,
      Cancelled: 1,
      ProposalsSent: 1,
      ProposalsAccepted: 1,
      AcceptedCents: sent.TotalCents,
      LastContact: { Kind: 'MESSAGE', QuotationCode: open.Code },
    });
    const byQuotation = (code: string) => api.call('admin', 'GET', `/person/relations/by-quotation/${code}`);
    expect((await byQuotation(open.Code)).body).toEqual(await relations());
    expect((await byQuotation(api.people.client.code)).status).toBe(404);
    const list = await api.call('admin', 'GET', `/shopping-cart/pagged?client=${api.people.client.code}`);
    expect(list.body.TotalCount).toBe(3);
    const others = await api.call('admin', 'GET', `/shopping-cart/pagged?client=${api.people.otherClient.code}`);
    expect(others.body.TotalCount).toBe(0);
    // clients who name another client see nothing of them
    const stranger = await api.call('otherClient', 'GET', `/shopping-cart/pagged?client=${api.people.client.code}`);
    expect(stranger.body.TotalCount).toBe(0);
  });

  test('a note says who wrote it, is told to its client, and goes', async () => {
    expect((await note('  Prefere entrega às sextas.  ')).status).toBe(201);
    const [only, ...others] = await notes();
    expect(only).toMatchObject({ Text: 'Prefere entrega às sextas.', AuthorName: 'admin' });
    expect(others).toEqual([]);
    const data: MyData = (await api.call('client', 'GET', '/person/my-data')).body;
    expect(data.Notes).toEqual([{ Text: 'Prefere entrega às sextas.', Created: only?.Created }]);
    expect((await api.call('admin', 'DELETE', `/person/notes/${only?.Code}`)).status).toBe(204);
    expect((await api.call('admin', 'DELETE', `/person/notes/${only?.Code}`)).status).toBe(404);
    expect(await notes()).toEqual([]);
  });

  test.each([['   '], ['a\u0007b'], ['x'.repeat(MAX_CLIENT_NOTE_LENGTH + 1)]])('refuses %j', async (text) => {
    const answer = await note(text);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty('text');
  });

  test('is about clients alone', async () => {
    for (const what of ['relations', 'notes'])
      expect((await api.call('admin', 'GET', `/person/${api.people.seller.code}/${what}`)).status).toBe(404);
    const answer = await api.call('admin', 'POST', `/person/${api.people.seller.code}/notes`, { text: 'x' });
    expect(answer.status).toBe(404);
  });

  test('of many who write at once, no more notes stay than there may be', async () => {
    await api.database.db.execute(sql`insert into person_note (person_code, author_code, text)
      select ${api.people.client.code}, ${api.people.admin.code}, 'nota ' || i from generate_series(1, ${MAX_CLIENT_NOTES - 1}) i`);
    const statuses = (await Promise.all([note('a'), note('b'), note('c')])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    expect(await notes()).toHaveLength(MAX_CLIENT_NOTES);
  });
});
