import { askForDays } from '../../pages/period';
import { ADMIN, logInDirectly, SELLER } from '../../support/accounts';
import { expect, test } from '../../support/test';
import { goWithin } from '../../support/within';

// the browser logs conflicts as errors
test.use({ expectedErrors: /status of 409/ });

test('[BO-19] [BO-23] [ST-04] an administrator filters by seller, status and dates, and exports; who comes too late reads why and sees the new state', async ({
  page,
}) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/orcamentos');
  for (const name of ['Cliente', 'Vendedor', 'Itens', 'Criado em', 'Atualizado em', 'Status'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).and(page.locator('input')).click();
  await page.getByTitle('Cancelado', { exact: true }).click();
  await expect(page).toHaveURL(/status=CANCEL/);
  await page.getByRole('button', { name: 'Mais Filtros' }).click();
  // in its first frame this is the browser's own selector, in which nothing can be typed
  await page.getByRole('combobox', { name: 'Vendedor' }).and(page.locator('input')).fill('Vendedor');
  await page.locator('.ant-select-item-option:visible').first().click();
  await expect(page).toHaveURL(/seller=/);
  await askForDays(page);
  await page.getByLabel('Data inicial').fill('2020-01-01');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(/startDate=2020-01-01/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  expect((await download).suggestedFilename()).toBe('reportShoppingCart.csv');

  const refusal = { code: 409, message: "Não é possível iniciar o atendimento: o orçamento está 'Em atendimento'." };
  await page.route('**/api/shopping-cart/start-service/**', (route) => route.fulfill({ status: 409, json: refusal }));
  await goWithin(page, '/admin/orcamentos?status=OPEN');
  await expect(page.locator('tbody tr[tabindex]').first()).toContainText('Aberto');
  await page.locator('tbody').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Atribuir Orçamento' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Vendedor' }).fill('Vendedor');
  await page.locator('.ant-select-item-option:visible').first().click();
  const fresh = page.waitForResponse((answer) => /shopping-cart\/[0-9a-f-]{36}\?include/.test(answer.url()));
  await dialog.getByRole('button', { name: 'Atribuir', exact: true }).click();
  await expect(page.getByText(refusal.message, { exact: true })).toBeVisible();
  await fresh;
});

test('[BO-22] [BO-24] [RO-04] a seller has the quotations and nothing else, and saves what they were answered with', async ({
  page,
}) => {
  await logInDirectly(page, SELLER);
  await page.goto('/admin/marcas');
  await expect(page).toHaveURL('/orcamentos');
  await expect(page.getByRole('columnheader', { name: 'Cliente' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Vendedor' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Painel' }).getByRole('link')).toHaveText([
    'Orçamentos',
    'Novo orçamento',
    'Meu desempenho',
    'Avisos',
  ]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Propostas em CSV' }).click();
  expect((await download).suggestedFilename()).toBe('reportProposals.csv');
  for (const settings of ['propostas', 'atendimento', 'publicacoes']) {
    await goWithin(page, `/admin/configuracoes/${settings}`);
    await expect(page, settings).toHaveURL('/orcamentos');
  }
  await page.locator('tbody').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Informações do cliente' })).toBeVisible();
});
