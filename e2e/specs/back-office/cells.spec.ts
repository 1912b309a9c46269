import type { Page } from '@playwright/test';
import type { Product } from '@rodovia/shared/contracts';
import { ADMIN, authorized, logInDirectly } from '../../support/accounts';
import { createProduct } from '../../support/catalogue';
import { expect, test } from '../../support/test';

const stored = async (page: Page, { Code }: Product): Promise<Product> =>
  (await page.request.get(`/api/product/${Code}`, { headers: await authorized(page.request, ADMIN) })).json();

async function openList(page: Page) {
  const product = await createProduct(page.request);
  await logInDirectly(page, ADMIN);
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.goto(`/admin/produtos?term=${encodeURIComponent(product.InternCode)}`);
  await expect(page.getByText('Total: 1 produto')).toBeVisible();
  return product;
}

const row = (page: Page) => page.locator('tbody tr[tabindex]');

test('[BO-18] price and name are changed in the list, and Escape leaves them as they were', async ({ page }) => {
  const product = await openList(page);
  const change = page.getByRole('button', { name: `Alterar preço público de ${product.Description}` });
  await change.focus();
  await page.keyboard.press('Enter');
  const price = page.getByRole('textbox', { name: `Preço público de ${product.Description}` });
  await price.fill('abc');
  await price.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'inválido' })).toBeVisible();
  await price.press('Escape');
  await expect(change).toBeFocused();
  expect((await stored(page, product)).PublicPrice).toBe(product.PublicPrice);
  await change.press('Enter');
  await price.fill('1.234,5');
  await price.press('Enter');
  await expect(page.getByText('Cadastro de produto atualizado com sucesso!')).toBeVisible();
  await expect(row(page)).toContainText('1.234,50');
  await page.getByRole('button', { name: `Alterar descrição de ${product.Description}` }).click();
  const name = page.getByRole('textbox', { name: `Descrição de ${product.Description}` });
  await name.fill(`${product.Description} novo`);
  await page.getByRole('button', { name: 'Salvar descrição' }).click();
  await expect(row(page)).toContainText(`${product.Description} novo`);
  expect(await stored(page, product)).toMatchObject({
    PublicPrice: 1234.5,
    Description: `${product.Description} novo`,
    Size: product.Size,
    Observation: product.Observation,
  });
});

test.describe('where somebody else was there before', () => {
  test.use({ expectedErrors: /status of 412/ });

  test('[AP-06] nothing is overwritten unseen, and what was typed stays', async ({ page }) => {
    const product = await openList(page);
    await page.getByRole('button', { name: `Alterar preço público de ${product.Description}` }).click();
    const price = page.getByRole('textbox', { name: /^Preço público de / });
    await price.fill('500');
    const { Code: code, ...before } = await stored(page, product);
    const theirs = Object.fromEntries(
      Object.entries(before).map(([key, value]) => [key[0]?.toLowerCase() + key.slice(1), value]),
    );
    const headers = await authorized(page.request, ADMIN);
    const {
      description,
      size,
      internCode,
      codePub,
      unit,
      observation,
      brandCode,
      groupCode,
      companyCode,
      modelCode,
      categoryCode,
    } = theirs;
    const data = {
      description,
      size,
      internCode,
      codePub,
      unit,
      observation,
      brandCode,
      groupCode,
      companyCode,
      modelCode,
      categoryCode,
      publicPrice: 450,
    };
    expect((await page.request.put(`/api/product/${code}`, { headers, data })).status()).toBe(200);
    await price.press('Enter');
    await expect(page.getByText(/alterado por outra pessoa/)).toBeVisible();
    await expect(price).toHaveValue('500');
    expect((await stored(page, product)).PublicPrice).toBe(450);
    await price.press('Enter');
    await expect(page.getByText('Cadastro de produto atualizado com sucesso!')).toBeVisible();
    expect((await stored(page, product)).PublicPrice).toBe(500);
  });
});

test('[BO-18] a product is duplicated into an empty form that has all but its codes', async ({ page }) => {
  const product = await createProduct(page.request);
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/produtos/${product.Code}`);
  await page.getByRole('button', { name: 'Duplicar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: 'Medida' })).toHaveValue(product.Size);
  await expect(dialog.getByRole('textbox', { name: 'Código interno' })).toHaveValue('');
  const own = `DUP-${crypto.randomUUID().slice(0, 8)}`;
  await dialog.getByRole('textbox', { name: 'Código interno' }).fill(own);
  await dialog.getByRole('textbox', { name: 'Código público' }).fill(`P-${own}`);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Cadastro de produto criado com sucesso!')).toBeVisible();
});
