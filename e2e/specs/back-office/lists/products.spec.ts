import type { Locator, Page } from '@playwright/test';
import { ADMIN, logInDirectly } from '../../../support/accounts';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';
import { goWithin } from '../../../support/within';

test.beforeEach(async ({ page }) => {
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/produtos');
});

async function chooseFirst(place: Locator, label: string) {
  const page = place.page();
  // in its first frame this is the browser's own selector, whose options are not part of the page
  await place.getByRole('combobox', { name: label, exact: true }).and(page.locator('input')).click();
  await page.locator('.ant-select-item-option:visible').first().click();
}

async function createProduct(page: Page, code: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Descrição', { exact: true }).fill(`Pneu de teste ${code}`);
  for (const label of ['Marca', 'Modelo', 'Grupo', 'Empresa', 'Categoria']) await chooseFirst(dialog, label);
  await dialog.getByLabel('Medida').fill('205/55R16');
  await dialog.getByLabel('Código público').fill(code);
  await dialog.getByLabel('Código interno').fill(code);
  await dialog.getByLabel('Unidade').fill('UN');
  await dialog.getByLabel(/Preço público/).fill('399,90');
  await dialog.getByLabel('Descrição específica').fill('Índice de carga:91');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Cadastro de produto criado com sucesso!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('[BO-18] [VA-06] [BO-21] [BO-24] a product is created once nothing is missing, found, opened and edited; filters narrow the list, which is exported', async ({
  page,
}) => {
  const code = unique('T');
  await page.getByRole('button', { name: 'Novo produto' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText(/ é obrigatóri[ao]\.$/)).toHaveCount(11);
  await createProduct(page, code);
  await page.getByRole('searchbox').fill(code);
  await page.getByRole('searchbox').press('Enter');
  const link = page.getByRole('row', { name: new RegExp(code) }).getByRole('link');
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: `Pneu de teste ${code}` })).toBeVisible();
  await expect(page.getByText('R$ 399,90')).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Índice de carga' })).toBeVisible();
  await page.getByRole('button', { name: 'Editar' }).click();
  await expect(dialog.getByLabel(/Preço público/)).toHaveValue('399,90');
  await dialog.getByLabel(/Preço público/).fill('1.410,5');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('R$ 1.410,50')).toBeVisible();

  await goWithin(page, '/admin/produtos');
  await page.getByRole('button', { name: 'Mais Filtros' }).click();
  for (const label of ['Modelo', 'Marca', 'Grupo', 'Empresa'])
    await expect(page.getByRole('search').getByRole('combobox', { name: label })).toBeVisible();
  await chooseFirst(page.getByRole('search'), 'Marca');
  await expect(page).toHaveURL(/brand=/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  expect((await download).suggestedFilename()).toBe('reportProducts.csv');
});
