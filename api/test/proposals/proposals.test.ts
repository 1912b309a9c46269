import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { ONE_ENGINE } from '../support/engines';
import { inService, lineInput, type Proposals, sentProposal, startProposals } from '../support/proposals';

describe.each(ONE_ENGINE)('proposals on %s', (engine) => {
  let api: Proposals['api'];
  let calls: Proposals['calls'];
  let stock: Proposals['stock'];
  beforeAll(async () => {
    ({ api, calls, stock } = await startProposals(engine));
  });
  afterAll(() => api.close());

  test('a draft begins with what was asked for, at the public price where there is one', async () => {
    const code = await stock.quotation();
    const made = await calls.draft(code);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      QuotationCode: code,
      Version: 1,
      Status: 'DRAFT',
      ValidUntil: null,
      VerifyToken: null,
      TotalCents: 159_960,
      Freight: { Kind: 'CIF', Cents: null },
      Delivery: { AddressCode: null, Text: 'Retira na loja' },
    });
    expect(made.headers.etag).toBe('"1"');
    const [priced, bare] = made.body.Lines;
    expect(priced).toMatchObject({
      UnitPriceCents: 39_990,
      LineTotalCents: 159_960,
      Substitute: false,
      Asked: { Quantity: 4 },
      PublicPrice: { Cents: 39_990 },
      LastPrice: null,
    });
    expect(bare).toMatchObject({ UnitPriceCents: null, PublicPrice: null });
    const again = await calls.draft(code);
    expect([again.status, again.body.Code]).toEqual([200, made.body.Code]);
  });

  test('only a quotation in service is answered', async () => {
    const order = { personCode: api.people.client.code, shoppingCartItem: [stock.item('priced')] };
    const { Code } = (await api.call('seller', 'POST', '/shopping-cart', order)).body;
    const refused = await calls.draft(Code);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "Não é possível montar a proposta: o orçamento está 'Aberto'.",
    ]);
  });

  test('what is typed is kept, in part too; the server computes every amount', async () => {
    const draft: Proposal = (await calls.draft(await stock.quotation())).body;
    const [first, second] = draft.Lines.map((line) => lineInput(line));
    const lines = [
      { ...first, discountPercent: 1000, leadTimeDays: 0 },
      { ...second, productCode: stock.products.other, unitPriceCents: 33_333, quantity: 1, note: ' em falta ' },
      { productCode: stock.products.bare, quantity: 1, unitPriceCents: 100, discountCents: 1 },
    ];
    const saved = await calls.save(draft, { lines, freight: { kind: 'VALUE', cents: 5000 } });
    expect(saved.body).toMatchObject({
      Version: 2,
      SubtotalCents: 143_964 + 33_333 + 99,
      FreightCents: 5000,
      TotalCents: 143_964 + 33_333 + 99 + 5000,
      Freight: { Kind: 'VALUE', Cents: 5000 },
    });
    expect(saved.body.Lines[1]).toMatchObject({
      Substitute: true,
      Description: 'Pneu parecido',
      Size: '205/60R16',
      Note: 'em falta',
      Asked: { Description: 'Pneu sem preço', Quantity: 2 },
    });
    expect(saved.body.Lines[2]).toMatchObject({ Asked: null, QuotationItemCode: null });
    const noted = await calls.save(saved.body, { innerNote: 'margem baixa', validityDays: 3 });
    expect(noted.body).toMatchObject({ Version: 3, InnerNote: 'margem baixa', ValidityDays: 3, FreightCents: 5000 });
    expect(noted.body.Lines).toHaveLength(3);
  });

  test('two people on one draft: the second is shown what the first wrote', async () => {
    const draft: Proposal = (await calls.draft(await stock.quotation())).body;
    const first = await calls.save(draft, { clientNote: 'Da vendedora' });
    expect(first.status).toBe(200);
    const second = await calls.save(draft, { clientNote: 'Da administradora' }, 'admin');
    expect([second.status, second.body.present.ClientNote]).toEqual([412, 'Da vendedora']);
  });

  test.each([
    ['quantity', { quantity: 0 }],
    ['quantity', { quantity: 1.5 }],
    ['unitPriceCents', { unitPriceCents: -1 }],
    ['unitPriceCents', { unitPriceCents: 0.5 }],
    ['unitPriceCents', { unitPriceCents: 1e15 }],
    ['unitPriceCents', { unitPriceCents: 999_999_900, quantity: 100_000 }],
    ['discountPercent', { discountPercent: 10_001 }],
    ['discountCents', { discountCents: 10_000_000 }],
    ['discountCents', { discountCents: 1, discountPercent: 1 }],
    ['productCode', { productCode: '00000000-0000-4000-8000-000000000000' }],
    ['quotationItemCode', { quotationItemCode: '00000000-0000-4000-8000-000000000000' }],
    ['note', { note: 'escondido\u202e' }],
  ])('refuses a line with a wrong %s: %j', async (field, change) => {
    const draft: Proposal = (await calls.draft(await stock.quotation())).body;
    const lines = draft.Lines.map((line, index) => lineInput(line, index === 1 ? change : {}));
    const refused = await calls.save(draft, { lines });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body.errors)).toContain(field);
    expect((await calls.read(draft.Code)).body.Version).toBe(1);
  });

  test('a total beyond all bounds is refused in words', async () => {
    const draft: Proposal = (await calls.draft(await stock.quotation())).body;
    const huge = { productCode: stock.products.priced, quantity: 10_000, unitPriceCents: 999_000_000 };
    const refused = await calls.save(draft, { lines: [huge, huge, huge] });
    expect([refused.status, refused.body.message]).toEqual([400, 'O total da proposta é alto demais.']);
  });

  test('sending needs an answer to every line and a total', async () => {
    const code = await stock.quotation();
    const draft: Proposal = (await calls.draft(code)).body;
    const unpriced = await calls.send(draft);
    expect([unpriced.status, unpriced.body.message]).toEqual([400, 'Informe o preço de Pneu sem preço.']);
    expect(unpriced.body.errors).toHaveProperty(['lines.1.unitPriceCents']);
    const [first, second] = draft.Lines.map((line) => lineInput(line));
    const silent: Proposal = (await calls.save(draft, { lines: [first, { ...second, declined: true }] })).body;
    expect((await calls.send(silent)).body.errors).toHaveProperty(['lines.1.declineReason']);
    const short: Proposal = (await calls.save(silent, { lines: [first] })).body;
    expect((await calls.send(short)).body.message).toBe('Responda todos os itens pedidos: falta Pneu sem preço.');
    const nothing = [first, second].map((line) => ({ ...line, declined: true, declineReason: 'sem estoque' }));
    const empty: Proposal = (await calls.save(short, { lines: nothing })).body;
    expect((await calls.send(empty)).body.message).toBe('O total da proposta precisa ser maior que zero.');
    const declined = [first, { ...second, declined: true, declineReason: 'sem estoque' }];
    const ready: Proposal = (await calls.save(empty, { lines: declined })).body;
    const sent = await calls.send(ready);
    expect(sent.body).toMatchObject({ Status: 'SENT', Version: 1, TotalCents: 159_960, Expired: false });
    expect(sent.body.Digest).toMatch(/^[\da-f]{64}$/);
    expect((await calls.save(sent.body, { clientNote: 'x' })).status).toBe(409);
  });

  test('a sent proposal that is corrected is replaced by the next version, which begins with what it said', async () => {
    const code = await stock.quotation();
    const first = await sentProposal(api, code, 93_390);
    const draft: Proposal = (await calls.draft(code)).body;
    expect(draft).toMatchObject({ Status: 'DRAFT', TotalCents: first.TotalCents });
    const lines = draft.Lines.map((line) => lineInput(line, { unitPriceCents: 89_900 }));
    const saved: Proposal = (await calls.save(draft, { lines })).body;
    expect((await calls.all(code, 'client')).body).toHaveLength(1);
    const second: Proposal = (await calls.send(saved)).body;
    expect(second.Version).toBe(2);
    const all: Proposal[] = (await calls.all(code, 'client')).body;
    expect(all.map(({ Version, Status }) => [Version, Status])).toEqual([
      [2, 'SENT'],
      [1, 'REPLACED'],
    ]);
    const stale = await calls.accept(first);
    expect([stale.status, stale.body.message]).toEqual([409, 'Há uma proposta mais nova. Confira-a antes de decidir.']);
    const wrong = await calls.accept({ ...second, TotalCents: 1 });
    expect([wrong.status, wrong.body.message]).toMatchObject([
      409,
      expect.stringContaining('O total desta proposta é R$'),
    ]);
    const agreed = await calls.accept(second);
    expect(agreed.body).toMatchObject({ Status: 'ACCEPTED', DecidedBy: 'client' });
    expect((await calls.draft(code)).body.message).toBe('A proposta deste orçamento já foi aceita.');
    const cart = (await api.call('client', 'GET', `/shopping-cart/${code}?include=History,Proposal`)).body;
    expect(cart).toMatchObject({
      Status: 'IN PROGRESS',
      ProposalStatus: 'ACCEPTED',
      ProposalTotal: second.TotalCents,
      Proposal: { Version: 2, TotalCents: second.TotalCents },
    });
    expect(cart.History.filter(({ Kind }: { Kind: string }) => Kind === 'PROPOSAL')).toHaveLength(3);
    const done = await api.call('seller', 'PUT', `/shopping-cart/finish-service/${code}`, { value: 'vendido' });
    expect(done.status).toBe(200);
  });

  test('a draft is thrown away by its owner, once', async () => {
    const code = await stock.quotation();
    const draft: Proposal = (await calls.draft(code)).body;
    expect((await api.call('seller', 'DELETE', `/proposal/${draft.Code}`)).status).toBe(204);
    expect((await api.call('seller', 'DELETE', `/proposal/${draft.Code}`)).status).toBe(404);
    const sent = await sentProposal(api, code);
    expect((await api.call('seller', 'DELETE', `/proposal/${sent.Code}`)).status).toBe(409);
  });

  test('the list finds proposals by status, seller and client, and the file has a line for each of theirs', async () => {
    const sent = await sentProposal(api, await inService(api, [stock.item('priced', 3)]), 12_345);
    const list = await api.call('seller', 'GET', '/proposal/pagged?status=SENT&term=client&orderBy=SentAt desc');
    expect(list.body.Results[0]).toMatchObject({
      Code: sent.Code,
      ClientName: 'client',
      SellerName: 'seller',
      TotalCents: 37_035,
    });
    expect((await api.call('otherSeller', 'GET', '/proposal/pagged')).body.TotalCount).toBe(0);
    expect((await api.call('admin', 'GET', '/proposal/pagged?status=NADA')).status).toBe(400);
    expect((await api.call('admin', 'GET', '/proposal/pagged?status=EXPIRED')).status).toBe(200);
    const file = (await api.call('seller', 'GET', '/proposal/export?status=SENT')).body.Object as string;
    const [heading = '', ...rows] = file.split('\r\n');
    expect(heading).toContain('Total da proposta');
    const row = rows.find((one) => one.startsWith(`${sent.QuotationNumber};`)) ?? '';
    expect(row.split(';')).toEqual(expect.arrayContaining(['3', '123,45', '370,35', 'Pneu com preço']));
  });

  test('the address of delivery is one of the client', async () => {
    const place = {
      longAddress: 'Rua A',
      number: '1',
      neighborhood: 'Centro',
      zipcode: '01001-000',
      cityCode: '3550308',
    };
    const own = (await api.call('client', 'POST', '/address', place)).body.Code;
    const others = (await api.call('otherClient', 'POST', '/address', place)).body.Code;
    const draft: Proposal = (await calls.draft(await stock.quotation())).body;
    const refused = await calls.save(draft, { deliveryAddressCode: others });
    expect(refused.body.errors).toHaveProperty('deliveryAddressCode');
    const saved: Proposal = (await calls.save(draft, { deliveryAddressCode: own })).body;
    expect(saved.Delivery.Text).toBe('Rua A, 1, Centro, São Paulo/SP, CEP 01001-000');
  });
});
