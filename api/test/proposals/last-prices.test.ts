import type { LastPrice, Proposal } from '@rodovia/shared/contracts/proposals';
import { startApi, type TestApi } from '../support/api';
import { ENGINES } from '../support/engines';
import { lineInput, type ProposalStock, proposalCalls, proposalStock } from '../support/proposals';

describe.each(ENGINES)('what a client last paid on %s', (engine) => {
  let api: TestApi;
  let stock: ProposalStock;
  beforeAll(async () => {
    api = await startApi(engine);
    stock = await proposalStock(api);
  });
  afterAll(() => api.close());

  const lastPrices = async (client: string): Promise<LastPrice[]> =>
    (await api.call('seller', 'GET', `/proposal/last-prices/${client}`)).body;

  /** Sends a proposal whose first line has this price; a second line is declined. */
  async function sent(unitPriceCents: number): Promise<Proposal> {
    const { draft, save, send } = proposalCalls(api);
    const made: Proposal = (await draft(await stock.quotation())).body;
    const lines = made.Lines.map((line, at) =>
      lineInput(line, at === 0 ? { unitPriceCents } : { declined: true, declineReason: 'Sem estoque' }),
    );
    return (await send((await save(made, { lines })).body)).body;
  }

  test('is the price of the latest proposal that was accepted, per product', async () => {
    const { accept, refuse } = proposalCalls(api);
    const client = api.people.client.code;
    expect(await lastPrices(client)).toEqual([]);
    const first = await sent(40_000);
    expect(await lastPrices(client)).toEqual([]);
    await accept(first);
    const second = await sent(42_550);
    await accept(second);
    // neither refused nor awaited prices were ever paid
    await refuse((await sent(10_000)).Code);
    await sent(20_000);
    const [line] = first.Lines;
    expect(await lastPrices(client)).toEqual([
      { ProductCode: line?.ProductCode, Cents: 42_550, QuotationNumber: second.QuotationNumber },
    ]);
    expect(await lastPrices(api.people.otherClient.code)).toEqual([]);
  });

  test('is asked for with the code of a client', async () => {
    const { status } = await api.call('seller', 'GET', '/proposal/last-prices/todos');
    expect(status).toBe(400);
  });
});
