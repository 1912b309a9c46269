import type { DeskSettings } from '@rodovia/shared/contracts/quotations';
import type { SitePage } from '@rodovia/shared/contracts/site';
import { startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';

describe.each(ONE_ENGINE)('what the shop says of itself on %s', (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
  });
  afterAll(() => api.close());

  const shop = async () => (await api.call('visitor', 'GET', '/shop')).body;

  test('is what the settings of company and desk say, as soon as they say it', async () => {
    expect(await shop()).toMatchObject({ Name: '', Document: '', Phone: '', Whatsapp: '' });
    const company = {
      validityDays: 5,
      paymentTermCode: null,
      daysOff: [],
      companyName: 'Pneus do Teste Ltda.',
      companyDocument: '11.222.333/0001-81',
      companyAddress: 'Rua dos Testes, 10',
      companyPhone: '(11) 3333-0000',
    };
    await api.call('admin', 'PUT', '/business-settings', company);
    expect(await shop()).toMatchObject({
      Name: 'Pneus do Teste Ltda.',
      Document: '11.222.333/0001-81',
      Address: 'Rua dos Testes, 10',
      Phone: '(11) 3333-0000',
    });
    const { body: desk } = await api.call('admin', 'GET', '/desk-settings');
    const { AnswerMinutes, SellersTake, Assigns } = desk as DeskSettings;
    await api.call('admin', 'PUT', '/desk-settings', {
      workHours: [{ weekday: 1, from: '09:00', to: '17:30' }],
      answerMinutes: AnswerMinutes,
      sellersTake: SellersTake,
      assigns: Assigns,
      whatsapp: '11912345678',
    });
    expect(await shop()).toMatchObject({ Whatsapp: '(11) 91234-5678', Hours: 'Segunda, 9h às 17h30' });
  });

  test('a CNPJ that is none is refused', async () => {
    const { body: present } = await api.call('admin', 'GET', '/business-settings');
    const input = {
      validityDays: present.ValidityDays,
      paymentTermCode: null,
      daysOff: [],
      companyName: 'X',
      companyAddress: '',
      companyPhone: '',
    };
    const { status, body } = await api.call('admin', 'PUT', '/business-settings', {
      ...input,
      companyDocument: '11.222.333/0001-82',
    });
    expect([status, body.errors]).toEqual([400, { companyDocument: 'CNPJ inválido.' }]);
  });

  const privacy = async () => (await api.call('visitor', 'GET', '/site-page/privacidade')).body as SitePage;
  const write = (text: string, headers = {}) => api.call('admin', 'PUT', '/site-page/privacidade', { text }, headers);

  test('a new installation has texts; what administrators write takes their place at once', async () => {
    expect(await privacy()).toMatchObject({ Title: 'Política de privacidade', Version: 1 });
    expect((await api.call('visitor', 'GET', '/site-page/termos')).body.Text).toContain('# Orçamentos e propostas');
    expect((await write('# Nossa\n\nOutro texto. ')).status).toBe(200);
    expect(await privacy()).toMatchObject({ Text: '# Nossa\n\nOutro texto.', Version: 2 });
  });

  test('of two who write a page the second is told, and what makes no sense is refused', async () => {
    const { Version } = await privacy();
    expect((await write('Da primeira', { 'if-match': `"${Version}"` })).status).toBe(200);
    const second = await write('Da segunda', { 'if-match': `"${Version}"` });
    expect([second.status, second.body.present?.Text]).toEqual([412, 'Da primeira']);
    for (const text of ['', '  \n ', 'Invis\u200bível', 'x'.repeat(30_001)])
      expect([text.slice(0, 10), (await write(text)).status]).toEqual([text.slice(0, 10), 400]);
    expect((await api.call('visitor', 'GET', '/site-page/outra')).status).toBe(400);
  });
});
