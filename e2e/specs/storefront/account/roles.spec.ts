import { ADMIN, logInDirectly } from '../../../support/accounts';
import { createQuotation, newPerson } from '../../../support/data/quotations';
import { expect, test } from '../../../support/test';

const PUBLIC = ['/modelos', '/carrinho'];

test('[MF-06][ST-02] one address, by role: a visitor and a client find home, each their own quotations', async ({
  page,
  request,
}) => {
  await page.goto('/');
  await expect(page.locator('main section')).toHaveCount(5);
  await page.goto('/orcamentos');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await logInDirectly(page, (await newPerson(request, 'client')).Email);
  await page.goto('/');
  await expect(page.locator('main section')).toHaveCount(5);
  await page.goto('/orcamentos');
  await expect(page.getByRole('heading', { level: 1, name: 'Meus orçamentos' })).toBeVisible();
});

test('[MF-06][ST-02] an administrator has the dashboard at the root, and the list of all behind /orcamentos', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/orcamentos');
  await expect(page).toHaveURL('/admin/orcamentos');
  for (const path of PUBLIC) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('[MF-06][ST-02][RO-04] a seller is led from the root to the quotations', async ({ page, request }) => {
  await logInDirectly(page, (await newPerson(request, 'seller')).Email);
  await page.goto('/');
  await expect(page).toHaveURL('/orcamentos');
  await expect(page.getByRole('heading', { level: 1, name: 'Orçamentos' })).toBeVisible();
  for (const path of PUBLIC) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test.describe('far from Brazil', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('[SF-21] dates are those of São Paulo', async ({ page, request }) => {
    const client = await newPerson(request, 'client');
    const { Created } = await createQuotation(request, client.Email);
    const parts = new Intl.DateTimeFormat('pt-BR', {
      timeZone: 'America/Sao_Paulo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }).formatToParts(new Date(Created));
    const of = (type: string) => parts.find((one) => one.type === type)?.value;
    const text = `${of('day')}/${of('month')}/${of('year')} às ${of('hour')}:${of('minute')}`;
    await logInDirectly(page, client.Email);
    await page.goto('/orcamentos');
    await expect(page.getByText(text).first()).toBeVisible();
  });
});
