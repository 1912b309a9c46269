import { ADMIN, logInDirectly } from '../../support/accounts';
import { createProduct } from '../../support/catalogue';
import { expect, test } from '../../support/test';

test('[BO-18] a measure that is none is asked about; Enter goes back to it, and it is saved all the same where it is meant', async ({
  page,
  request,
}) => {
  const product = await createProduct(request);
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/produtos/${product.Code}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('dialog', { name: /^Editar produto/ });
  await form.getByLabel('Medida').fill('câmara aro 16');
  await form.getByLabel('Medida').press('Enter');
  const question = page.getByRole('dialog', { name: 'Salvar assim mesmo?' });
  await expect(question.getByText(/^"câmara aro 16" não parece uma medida de pneu/)).toBeVisible();
  await expect(question.getByRole('button', { name: 'Corrigir' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Medida')).toBeFocused();
  await expect(form.getByLabel('Medida')).toHaveValue('câmara aro 16');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await question.getByRole('button', { name: 'Salvar assim mesmo' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('câmara aro 16')).toBeVisible();

  await page.getByRole('button', { name: 'Editar' }).click();
  await form.getByLabel('Unidade').fill('PC');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[VA-06] an empty measure is missing, and nothing is asked of it', async ({ page, request }) => {
  const product = await createProduct(request);
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/produtos/${product.Code}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('dialog', { name: /^Editar produto/ });
  await form.getByLabel('Medida').fill('');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Medida é obrigatória.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('[VA-06] what is too long is counted down and refused, and nothing of it is cut', async ({ page, request }) => {
  const product = await createProduct(request);
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/produtos/${product.Code}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('dialog', { name: /^Editar produto/ });
  const description = form.getByLabel('Descrição', { exact: true });
  const long = 'Pneu '.repeat(81).slice(0, 403);
  await description.fill(long);
  await expect(description).toHaveValue(long);
  await expect(form.getByText('3 caracteres a mais')).toBeVisible();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByText('Descrição: no máximo 400 caracteres.')).toBeVisible();
  await expect(description).toBeFocused();
  await description.fill(long.slice(0, 388));
  await expect(form.getByText('faltam 12 caracteres')).toBeVisible();
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('what the server refuses', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('[BO-18] a public code that is taken is said on its field', async ({ page, request }) => {
    const [taken, own] = [await createProduct(request), await createProduct(request)];
    await logInDirectly(page, ADMIN);
    await page.goto(`/admin/produtos/${own.Code}`);
    await page.getByRole('button', { name: 'Editar' }).click();
    const form = page.getByRole('dialog', { name: /^Editar produto/ });
    await form.getByLabel('Código público').fill(taken.CodePub.toLowerCase());
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form.getByText('Já existe um produto com este código público.')).toBeVisible();
    await expect(form.getByLabel('Código público')).toBeFocused();
  });
});
