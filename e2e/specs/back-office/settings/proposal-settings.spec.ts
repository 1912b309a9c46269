import type { APIRequestContext } from '@playwright/test';
import { ADMIN, authorized, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { crudSuite } from '../../../support/crud-suite';
import { expect, test } from '../../../support/test';

/** An image of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

crudSuite({
  path: '/admin/configuracoes/condicoes',
  resource: 'payment-term',
  many: 'Condições de pagamento',
  the: 'a condição de pagamento',
  exportFile: 'reportPaymentTerms',
  fill: async (dialog, name) => {
    await dialog.getByLabel('Nome').fill(name);
    await dialog.getByLabel('Dias').fill('28');
  },
  payload: (name) => ({ description: name, days: 28, text: '' }),
  required: ['Nome é obrigatório.', 'Dias: use um número de 0 a 365.'],
});

/** There is one such record; the test restores it. */
test.describe('the settings of proposals', () => {
  // the browser logs refused late writes as errors
  test.use({ expectedErrors: /status of 412/ });

  const write = async (request: APIRequestContext, change: object = {}) => {
    const headers = await authorized(request, ADMIN);
    const present = await (await request.get('/api/business-settings', { headers })).json();
    const data = {
      validityDays: 5,
      paymentTermCode: present.PaymentTermCode,
      daysOff: [],
      companyName: present.CompanyName,
      companyDocument: present.CompanyDocument,
      companyAddress: present.CompanyAddress,
      companyPhone: present.CompanyPhone,
      ...change,
    };
    expect((await request.put('/api/business-settings', { headers, data })).status()).toBe(200);
  };

  test.afterAll(async ({ request }) => write(request));

  test('administrators say how long proposals are valid, when nobody works and who the company is, and see what another has changed', async ({
    page,
  }) => {
    await logInDirectly(page, ADMIN);
    await page.goto('/admin/configuracoes');
    await page.getByRole('list', { name: 'Propostas' }).getByRole('link', { name: 'Empresa e propostas' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Empresa e propostas' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Validade padrão, em dias úteis').fill('0');
    await page.getByLabel('CNPJ (opcional)').fill('11.111.111/1111-11');
    await page.getByLabel('Dias sem expediente (opcional)').fill('24/12/2026 Véspera de Natal\n30/02/2027');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Informe de 1 a 90 dias úteis.')).toBeVisible();
    await expect(page.getByText('CNPJ inválido.')).toBeVisible();
    await expect(page.getByText('Confira a linha "30/02/2027"')).toBeVisible();
    await page.getByLabel('Validade padrão, em dias úteis').fill('7');
    await page.getByLabel('CNPJ (opcional)').fill('11.222.333/0001-81');
    await page.getByLabel('Dias sem expediente (opcional)').fill('24/12/2026 Véspera de Natal');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Validade padrão, em dias úteis')).toHaveValue('7');
    await expect(page.getByLabel('Dias sem expediente (opcional)')).toHaveValue('24/12/2026 Véspera de Natal');
    await page
      .getByLabel('Arquivo do logotipo')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: DOT });
    await expect(page.getByRole('img', { name: 'Logotipo das propostas' })).toBeVisible();
    await page.getByRole('button', { name: 'Retirar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
    await expect(page.getByText('Nenhum logotipo')).toBeVisible();

    await page.getByLabel('Endereço (opcional)').fill('Rua de cá, 1');
    await write(page.request, { companyAddress: 'Rua de lá, 2' });
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Rua de lá, 2'), 'what the other has changed').toBeVisible();
  });
});
