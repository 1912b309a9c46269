import type { Locator, Page } from '@playwright/test';
import { ADMIN, logInDirectly } from '../../../support/accounts';
import { expect, test } from '../../../support/test';
import { unique } from '../../../support/unique';

/** Types a name that a selector does not know and opens the form that creates it. */
async function askToCreate(page: Page, form: Locator, label: string, name: string) {
  const field = form.getByRole('combobox', { name: label, exact: true });
  await field.fill(name);
  await page.getByTitle(`Criar "${name}"`, { exact: true }).click();
}

const shownIn = (form: Locator, name: string) => form.getByTitle(name, { exact: true });

test('[BO-18] what is missing is created without losing the product being typed; leaving the form on top asks about that one only', async ({
  page,
}) => {
  const category = unique('Categoria ');
  const brand = unique('Marca ');
  const model = unique('Modelo ');
  await logInDirectly(page, ADMIN);
  await page.goto('/admin/marcas');
  await page.getByRole('link', { name: 'Produtos' }).click();
  await page.getByRole('button', { name: 'Novo produto' }).click();
  const product = page.getByRole('dialog', { name: 'Novo produto' });
  await product.getByLabel('Descrição', { exact: true }).fill('Pneu que não se perde');
  await askToCreate(page, product, 'Marca', brand);
  const brandForm = page.getByRole('dialog', { name: 'Nova marca' });
  await expect(brandForm.getByLabel('Nome')).toHaveValue(brand);
  await brandForm.getByRole('button', { name: 'Salvar' }).click();
  await expect(brandForm).toHaveCount(0);
  await expect(shownIn(product, brand)).toBeVisible();

  await askToCreate(page, product, 'Modelo', model);
  const modelForm = page.getByRole('dialog', { name: 'Novo modelo' });
  await modelForm.getByRole('button', { name: 'Salvar' }).click();
  await expect(modelForm.getByText('Descrição é obrigatória.')).toBeVisible();
  await expect(product.getByText('Medida é obrigatória.')).toHaveCount(0);
  await modelForm.getByLabel('Descrição').fill('Para estrada.');
  await modelForm.getByRole('button', { name: 'Salvar' }).click();
  await expect(shownIn(product, model)).toBeVisible();
  await expect(product.getByLabel('Descrição', { exact: true })).toHaveValue('Pneu que não se perde');

  await askToCreate(page, product, 'Categoria', category);
  const form = page.getByRole('dialog', { name: 'Nova categoria' });
  await form.getByLabel('Nome').fill(`${category} B`);
  await page.evaluate(() => history.back());
  const question = page.getByRole('dialog', { name: 'Descartar as alterações?' });
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(form).toHaveCount(0);
  await expect(product.getByLabel('Descrição', { exact: true })).toHaveValue('Pneu que não se perde');
  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(product).toHaveCount(0);
  await expect(page).toHaveURL('/admin/produtos');
});
