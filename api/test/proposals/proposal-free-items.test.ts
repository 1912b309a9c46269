import type { Proposal, ProposalLine, ProposalLineInput } from '@rodovia/shared/contracts/proposals';
import { ENGINES } from '../support/engines';
import { lineInput, type Proposals, startProposals } from '../support/proposals';

describe.each(ENGINES)('what a customer wrote, in proposals on %s', (engine) => {
  let api: Proposals['api'];
  let calls: Proposals['calls'];
  let stock: Proposals['stock'];
  beforeAll(async () => {
    ({ api, calls, stock } = await startProposals(engine));
  });
  afterAll(() => api.close());

  const WORDS = ['Câmara de ar 16.9-30', 'Protetor aro 20'];

  /** Creates a quotation in progress of a product and two free items, and opens its draft. */
  async function opened(): Promise<Proposal> {
    const freeItem = WORDS.map((text, at) => ({ text, quantity: at + 2 }));
    const order = { personCode: api.people.client.code, shoppingCartItem: [stock.item('priced')], freeItem };
    const { Code } = (await api.call('seller', 'POST', '/shopping-cart', order)).body;
    await api.call('seller', 'PUT', `/shopping-cart/start-service/${Code}`);
    return (await calls.draft(Code)).body;
  }
  const words = ({ Lines }: Proposal) => Lines.filter(({ Written }) => Written);
  const inputs = (draft: Proposal, answers: (line: ProposalLine, at: number) => Partial<ProposalLineInput>) =>
    draft.Lines.map((line, at) => ({ ...lineInput(line), freeItemCode: line.FreeItemCode, ...answers(line, at) }));

  test('are lines of the draft and of the count, and copied into the next version', async () => {
    const draft = await opened();
    expect(
      words(draft).map(({ Written, Description, ProductCode, Quantity }) => [
        Written,
        Description,
        ProductCode,
        Quantity,
      ]),
    ).toEqual([
      [{ Text: WORDS[0], Quantity: 2 }, WORDS[0], null, 2],
      [{ Text: WORDS[1], Quantity: 3 }, WORDS[1], null, 3],
    ]);
    expect((await api.call('seller', 'GET', `/shopping-cart/${draft.QuotationCode}`)).body.ItemCount).toBe(3);
    expect((await calls.send(draft)).status).toBe(200);
    expect(words((await calls.draft(draft.QuotationCode)).body)).toHaveLength(2);
  });

  test('are answered with a product, declined with a reason, or left open, and the client sees which', async () => {
    const draft = await opened();
    const saved = await calls.save(draft, {
      lines: inputs(draft, ({ Written }) =>
        Written?.Text === WORDS[0] ? { productCode: stock.products.other, unitPriceCents: 12_345 } : {},
      ),
    });
    expect(saved.status).toBe(200);
    const sent: Proposal = (await calls.send(saved.body)).body;
    expect(sent.TotalCents).toBe(4 * 39_990 + 2 * 12_345);
    const seen: Proposal = (await calls.read(sent.Code, 'client')).body;
    expect(words(seen)).toMatchObject([
      {
        Written: { Text: WORDS[0] },
        ProductCode: stock.products.other,
        Description: 'Pneu parecido',
        Substitute: false,
      },
      { Written: { Text: WORDS[1] }, ProductCode: null, Description: WORDS[1], LineTotalCents: 0 },
    ]);
    expect((await calls.verify(sent.VerifyToken)).body.Intact).toBe(true);
    const next: Proposal = (await calls.draft(draft.QuotationCode)).body;
    const declined = { declined: true, declineReason: 'Não trabalhamos com esta medida' };
    const corrected = await calls.save(next, {
      lines: inputs(next, ({ Written }) => (Written?.Text === WORDS[1] ? declined : {})),
    });
    expect((await calls.send(corrected.body)).body.Lines.at(-1)).toMatchObject({
      Declined: true,
      Written: { Text: WORDS[1] },
    });
    const { text } = await api.call('seller', 'GET', '/proposal/export', undefined, { accept: 'text/csv' });
    expect(text).toContain(`;${WORDS[0]};Pneu parecido;`);
    expect(text).toContain(`;${WORDS[1]};;;A esclarecer;`);
  });

  test('none is dropped, answered twice, priced without a product, or taken from another quotation', async () => {
    const [draft, foreign] = [await opened(), await opened()];
    const own = inputs(draft, () => ({}));
    const [, first, second] = own;
    const refused = async (lines: unknown[], field: string) => {
      const { status, body } = await calls.save(draft, { lines });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    };
    await refused([...own, first], 'lines.3.freeItemCode');
    await refused([{ ...first, unitPriceCents: 100 }], 'lines.0.productCode');
    await refused([{ ...second, freeItemCode: words(foreign)[0]?.FreeItemCode }], 'lines.0.freeItemCode');
    await refused([{ ...first, quotationItemCode: own[0]?.quotationItemCode }], 'lines.0.freeItemCode');
    const shortened = await calls.save(draft, { lines: own.slice(0, 2) });
    const { status, body } = await calls.send(shortened.body);
    expect([status, body.errors?.lines]).toEqual([400, `Responda todos os itens pedidos: falta “${WORDS[1]}”.`]);
    const unsaid = await calls.save(shortened.body, { lines: [own[0], { ...first, declined: true }, second] });
    expect((await calls.send(unsaid.body)).body.errors).toHaveProperty(['lines.1.declineReason']);
  });
});
