import type { APIRequestContext, Page } from '@playwright/test';
import type { DeskSettings } from '@rodovia/shared/contracts/quotations';
import { ADMIN, authorized, logInDirectly } from '../../../support/accounts';
import { withoutNews } from '../../../support/calls';
import { expectAccessible } from '../../../support/checks/axe';
import { crudSuite } from '../../../support/crud-suite';
import { assignTo, createQuotation, newPerson } from '../../../support/data/quotations';
import { expect, test } from '../../../support/test';

crudSuite({
  path: '/admin/configuracoes/motivos',
  resource: 'loss-reason',
  many: 'Motivos de perda',
  the: 'o motivo de perda',
  exportFile: 'reportLossReasons',
  fill: (dialog, name) => dialog.getByLabel('Nome').fill(name),
  payload: (name) => ({ description: name }),
  required: ['Nome é obrigatório.'],
});

/** There is one such record, so its tests run one after the other and restore it. */
test.describe('the settings of the desk', () => {
  test.describe.configure({ mode: 'serial' });
  // the browser logs conflicts as errors
  test.use({ expectedErrors: /status of (409|412)/ });

  const write = async (request: APIRequestContext, change: object = {}) => {
    const headers = await authorized(request, ADMIN);
    const present: DeskSettings = await (await request.get('/api/desk-settings', { headers })).json();
    const data = {
      workHours: present.WorkHours.map(({ Weekday, From, To }) => ({ weekday: Weekday, from: From, to: To })),
      answerMinutes: 480,
      sellersTake: false,
      assigns: false,
      whatsapp: '',
      ...change,
    };
    expect((await request.put('/api/desk-settings', { headers, data })).status()).toBe(200);
  };
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '18:00' }));

  test.afterAll(async ({ request }) =>
    write(request, { workHours: [...weekdays, { weekday: 6, from: '08:00', to: '12:00' }] }),
  );

  test('administrators say when the company works and how soon it answers', async ({ page }) => {
    await logInDirectly(page, ADMIN);
    await page.goto('/admin/configuracoes');
    await page.getByRole('list', { name: 'Atendimento' }).getByRole('link', { name: 'Atendimento' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Atendimento' })).toBeVisible();
    await page.getByLabel('Terça-feira').fill('18 às 8');
    await page.getByLabel('Quarta-feira').fill('manhã');
    await page.getByLabel('Prazo da primeira proposta').fill('0:05');
    await page.getByLabel('WhatsApp da loja (opcional)').pressSequentially('1133330000');
    await page.getByRole('button', { name: 'Salvar' }).click();
    for (const sentence of [
      'O fim do expediente precisa ser depois do início.',
      'Use horários como 08:00 às 12:00, 13:00 às 18:00.',
      'Informe de 0:15 a 100:00 horas.',
      'Informe um celular com DDD.',
    ])
      await expect(page.getByText(sentence)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Terça-feira').fill('8-12 e 13h às 17h30');
    await page.getByLabel('Quarta-feira').fill('');
    await page.getByLabel('Prazo da primeira proposta').fill('4');
    await page.getByLabel('WhatsApp da loja (opcional)').fill('11912345678');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Terça-feira')).toHaveValue('08:00 às 12:00, 13:00 às 17:30');
    await expect(page.getByLabel('Quarta-feira')).toHaveValue('');
    await expect(page.getByLabel('Prazo da primeira proposta')).toHaveValue('4:00');
    await expect(page.getByLabel('WhatsApp da loja (opcional)')).toHaveValue('(11) 91234-5678');
    await page.getByRole('link', { name: 'Empresa e propostas' }).click();
    await expect(page.getByLabel('Dias sem expediente (opcional)')).toBeVisible();
    await page.goBack();
    await page.getByLabel('Prazo da primeira proposta').fill('6');
    await write(page.request, { answerMinutes: 120 });
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('2:00'), 'what another has changed').toBeVisible();
  });

  test('[BO-22] sellers who may not take see nothing that nobody serves; what comes is shown while they look', async ({
    page,
    request,
  }) => {
    await write(request);
    const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
    const quotation = await createQuotation(request, client.Email);
    await logInDirectly(page, seller.Email);
    await page.goto('/orcamentos');
    const queue = page.getByRole('region', { name: 'Minha fila' });
    await expect(queue).toContainText('Tudo em dia.');
    await expect(queue.getByRole('button', { name: /\d$/ })).toHaveCount(0);
    await assignTo(request, quotation, seller);
    const headers = await authorized(request, client.Email);
    await request.post('/api/message', { headers, data: { quotationCode: quotation.Code, text: 'Bom dia' } });
    await expect(queue.getByRole('button', { name: 'Aguardando resposta 1' })).toBeVisible();
    await expect(queue).not.toContainText('Tudo em dia.');
  });

  test('[BO-23] of two sellers who take the same quotation one serves it, and the other is told who', async ({
    page,
    openBrowser,
    request,
  }) => {
    await write(request, { sellersTake: true });
    const [first, second] = [await newPerson(request, 'seller'), await newPerson(request, 'seller')];
    const other = await openBrowser();
    const openQueue = async (opened: Page, email: string) => {
      await withoutNews(opened);
      await logInDirectly(opened, email);
      await opened.goto('/orcamentos');
      const free = opened.getByRole('button', { name: /^Sem vendedor/ });
      await free.click();
      await expect(free).toHaveAttribute('aria-expanded', 'true');
    };
    await openQueue(page, first.Email);
    const take = page.getByRole('button', { name: /^Assumir o orçamento nº/ }).first();
    const name = (await take.getAttribute('aria-label')) ?? '';
    await openQueue(other, second.Email);
    await expect(other.getByRole('button', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
    await take.click();
    const number = name.split(' ').at(-1);
    await expect(page.getByText(`O orçamento nº ${number} é seu: o atendimento começou.`)).toBeVisible();
    // what follows is open: the sheet of the proposal
    await expect(page).toHaveURL(/\/orcamentos\/[\da-f-]{36}$/);
    await expect(page.getByLabel(/^Preço, linha 1:/)).toBeFocused();
    await other.getByRole('button', { name, exact: true }).click();
    await expect(other.getByText(`O orçamento já não está livre: está com ${first.Name}.`)).toBeVisible();
    await expect(other.getByRole('button', { name, exact: true })).toHaveCount(0);
  });
});
