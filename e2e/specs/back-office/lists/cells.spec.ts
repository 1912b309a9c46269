import type { Page } from '@playwright/test';
import type { Product } from '@rodovia/shared/contracts/catalog';
import { ADMIN, logInDirectly } from '../../../support/accounts';
import { changeProduct, createProduct, readProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';
import { goWithin } from '../../../support/within';

/** Opens the list of one product. */
async function openList(page: Page, product: Product) {
  await goWithin(page, `/admin/produtos?term=${encodeURIComponent(product.InternCode)}`);
  await expect(row(page)).toHaveCount(1);
  await expect(row(page)).toContainText(product.Description);
}

const row = (page: Page) => page.locator('tbody tr[tabindex]');

// the browser logs refused late writes as errors
test.use({ expectedErrors: /status of 412/ });

test('[BO-18] [AP-06] price and name are changed in the list, Escape leaves them, and nothing of others is overwritten unseen; a product is duplicated without its codes', async ({
  page,
}) => {
  const [product, shared] = [await createProduct(page.request), await createProduct(page.request)];
  await logInDirectly(page, ADMIN);
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.goto('/admin/produtos');
  const updated = page.getByText('Cadastro de produto atualizado com sucesso!');

  await test.step('price and name are changed, and Escape leaves them as they were', async () => {
    await openList(page, product);
    const change = page.getByRole('button', { name: `Alterar preço público de ${product.Description}` });
    await change.focus();
    await page.keyboard.press('Enter');
    const price = page.getByRole('textbox', { name: `Preço público de ${product.Description}` });
    await price.fill('abc');
    await price.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'inválido' })).toBeVisible();
    await price.press('Escape');
    await expect(change).toBeFocused();
    expect((await readProduct(page.request, product)).PublicPrice).toBe(product.PublicPrice);
    await change.press('Enter');
    await price.fill('1.234,5');
    await price.press('Enter');
    await expect(updated).toBeVisible();
    await expect(row(page)).toContainText('1.234,50');
    await page.getByRole('button', { name: `Alterar descrição de ${product.Description}` }).click();
    const name = page.getByRole('textbox', { name: `Descrição de ${product.Description}` });
    await name.fill(`${product.Description} novo`);
    await page.getByRole('button', { name: 'Salvar descrição' }).click();
    await expect(row(page)).toContainText(`${product.Description} novo`);
    expect(await readProduct(page.request, product)).toMatchObject({
      PublicPrice: 1234.5,
      Description: `${product.Description} novo`,
      Size: product.Size,
      Observation: product.Observation,
    });
  });

  await test.step('where somebody else was there before, that is said, and what was typed stays', async () => {
    await openList(page, shared);
    await page.getByRole('button', { name: `Alterar preço público de ${shared.Description}` }).click();
    const price = page.getByRole('textbox', { name: /^Preço público de / });
    await price.fill('500');
    await changeProduct(page.request, shared, { publicPrice: 450 });
    await price.press('Enter');
    await expect(page.getByText(/alterado por outra pessoa/)).toBeVisible();
    await expect(price).toHaveValue('500');
    expect((await readProduct(page.request, shared)).PublicPrice).toBe(450);
    await price.press('Enter');
    await expect(row(page)).toContainText('500,00');
    expect((await readProduct(page.request, shared)).PublicPrice).toBe(500);
  });

  await test.step('a product is duplicated into an empty form that has all but its codes', async () => {
    await goWithin(page, `/admin/produtos/${shared.Code}`);
    await page.getByRole('button', { name: 'Duplicar' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Medida' })).toHaveValue(shared.Size);
    await expect(dialog.getByRole('textbox', { name: 'Código interno' })).toHaveValue('');
    const own = unique('DUP-');
    await dialog.getByRole('textbox', { name: 'Código interno' }).fill(own);
    await dialog.getByRole('textbox', { name: 'Código público' }).fill(`P-${own}`);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Cadastro de produto criado com sucesso!')).toBeVisible();
  });
});
