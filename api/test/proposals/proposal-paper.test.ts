import type { Proposal } from '@rodovia/shared/contracts/proposals';
import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { bareTextOf, canReadPdf, factsOf, fontsOf, pagesOf, paperOf } from '../support/pdf';
import { inService, lineInput, proposalCalls, sentProposal } from '../support/proposals';

const withReader = canReadPdf ? describe : describe.skip;

withReader.each(ONE_ENGINE)('the paper of a proposal on %s', (engine) => {
  let api: TestApi;
  let calls: ReturnType<typeof proposalCalls>;
  let productCode: string;

  beforeAll(async () => {
    api = await startApi(engine, { publicUrl: 'https://loja.example' });
    calls = proposalCalls(api);
    const parents = await createParents(api, 'papel');
    productCode = await createProduct(api, parents, 'PAPEL-1', {
      description: 'Pneu Verão Tração ç ã õ é ü 205/55R16 91V',
    });
  });
  afterAll(() => api.close());

  const quotation = () => inService(api, [{ productCode, quantity: 4 }]);

  /** Creates a sent proposal with the given number of lines. */
  async function long(lines: number): Promise<Proposal> {
    const draft: Proposal = (await calls.draft(await quotation())).body;
    const extra = Array.from({ length: lines - 1 }, (_, index) => ({
      productCode,
      quantity: index + 1,
      unitPriceCents: 12_345,
      note: index % 9 ? '' : 'Entrega combinada com a oficina, na portaria dos fundos, em dias de semana pela manhã',
    }));
    const saved = await calls.save(draft, { lines: [...draft.Lines.map((line) => lineInput(line)), ...extra] });
    return (await calls.send(saved.body)).body;
  }

  test('says what the proposal says, in text that can be copied, with the proof of it', async () => {
    const sent = await sentProposal(api, await quotation(), 93_390);
    const paper = await paperOf(api, 'client', sent.Code);
    expect(paper.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="proposta-${sent.QuotationNumber}-1.pdf"`,
    });
    const [text = ''] = pagesOf(paper.content);
    for (const part of [
      `Proposta ${sent.QuotationNumber}/1`,
      'Pneu Verão Tração ç ã õ é ü 205/55R16 91V',
      'R$ 933,90',
      'R$ 3.735,60',
      'Retira na loja',
      'página 1 de 1',
      sent.Digest.slice(0, 8),
      'CPF 862.883.667-57',
      '(11) 90000-0000, client@teste.example',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(part);
    expect(text.replace(/\s/g, '')).toContain(`https://loja.example/verificar/${sent.VerifyToken}`);
    expect(factsOf(paper.content)).toMatch(/Tagged: +yes[\s\S]*Page size: +595\.28 x 841\.89 pts \(A4\)/);
    expect(fontsOf(paper.content)).toMatch(/Roboto-Regular +CID TrueType +Identity-H +yes yes yes/);
  });

  test.each([30, 200])('of %d lines has its head on every page and loses none', async (lines) => {
    const sent = await long(lines);
    const { content } = await paperOf(api, 'client', sent.Code);
    const pages = pagesOf(content);
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      expect(page).toContain(`página ${index + 1} de ${pages.length}`);
    });
    const withLines = pages.filter((page) => page.includes('R$'));
    for (const page of withLines.filter((one) => /^ *\d+ +Pneu/m.test(one))) expect(page).toMatch(/Produto +Qtd\./);
    const numbers = [...pages.join('\n').matchAll(/^ *(\d+) +Pneu/gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: lines }, (_, index) => index + 1));
  });

  test('of a draft is for staff, marked across, and never has the inner note', async () => {
    const draft: Proposal = (await calls.draft(await quotation())).body;
    await calls.save(draft, { innerNote: 'margem de 3%', clientNote: 'Sob medida' });
    const paper = await paperOf(api, 'seller', draft.Code);
    const text = pagesOf(paper.content).join('');
    expect(bareTextOf(paper.content)).toContain('RASCUNHO');
    expect(text).toContain('Sob medida');
    expect(text).not.toContain('margem');
    expect(text).not.toContain('verificar');
    expect((await paperOf(api, 'client', draft.Code)).status).toBe(404);
  });

  test.each([
    ['SUBSTITUÍDA', async (sent: Proposal) => void (await calls.renew(sent.Code))],
    ['RETIRADA', async (sent: Proposal) => void (await calls.withdraw(sent.Code))],
    ['RECUSADA', async (sent: Proposal) => void (await calls.refuse(sent.Code))],
    [
      'VENCIDA',
      async (sent: Proposal) =>
        void (await api.database.db.execute(
          sql`update proposal set valid_until = now() - interval '1 day' where code = ${sent.Code}`,
        )),
    ],
  ])('of one that is no offer any more says %s across it', async (mark, end) => {
    const sent = await sentProposal(api, await quotation());
    expect(bareTextOf((await paperOf(api, 'client', sent.Code)).content)).not.toContain(mark);
    await end(sent);
    expect(bareTextOf((await paperOf(api, 'client', sent.Code)).content)).toContain(mark);
  });

  test('carries the company and its logo, once administrators have said who it is', async () => {
    const settings = (await api.call('admin', 'GET', '/business-settings')).body;
    const company = {
      validityDays: 5,
      paymentTermCode: null,
      daysOff: [],
      companyName: 'Pneus da Serra Ltda.',
      companyDocument: '11.222.333/0001-81',
      companyAddress: 'Rodovia SP-300, km 12, Jundiaí/SP',
      companyPhone: '1133334444',
    };
    const match = { 'if-match': `"${settings.Version}"` };
    expect((await api.call('admin', 'PUT', '/business-settings', company, match)).status).toBe(200);
    expect((await api.call('admin', 'PUT', '/business-settings', company, match)).status).toBe(412);
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';
    expect((await api.call('admin', 'PUT', '/business-settings/logo', { base64: dot })).body.HasLogo).toBe(true);
    expect((await api.call('admin', 'PUT', '/business-settings/logo', { base64: 'aaaa' })).status).toBe(400);
    const text = pagesOf((await paperOf(api, 'seller', (await sentProposal(api, await quotation())).Code)).content)[0];
    for (const part of ['Pneus da Serra Ltda.', 'CNPJ 11.222.333/0001-81', 'km 12', '(11) 3333-4444'])
      expect(text).toContain(part);
    expect((await api.call('admin', 'DELETE', '/business-settings/logo')).status).toBe(204);
  });
});
