import { ADMIN, logInDirectly } from '../../support/accounts';
import { createProduct } from '../../support/data/catalogue';
import { expect, test } from '../../support/test';

// the browser logs refused calls as errors
test.use({ expectedErrors: /status of 409/ });

test('[BO-18] [VA-06] what is missing, doubtful, too long or taken is said on its field, and nothing of it is lost', async ({
  page,
  request,
}) => {
  const [taken, product] = [await createProduct(request), await createProduct(request)];
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/produtos/${product.Code}`);
  const edit = () => page.getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('dialog', { name: /^Editar produto/ });
  const save = () => form.getByRole('button', { name: 'Salvar' }).click();
  await edit();

  await test.step('an empty measure is missing, and nothing is asked of it', async () => {
    await form.getByLabel('Medida').fill('');
    await save();
    await expect(form.getByText('Medida é obrigatória.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });

  await test.step('a measure that is none is asked about; Enter goes back to it, and it is saved where it is meant', async () => {
    await form.getByLabel('Medida').fill('câmara aro 16');
    await form.getByLabel('Medida').press('Enter');
    const question = page.getByRole('dialog', { name: 'Salvar assim mesmo?' });
    await expect(question.getByText(/^"câmara aro 16" não parece uma medida de pneu/)).toBeVisible();
    await expect(question.getByRole('button', { name: 'Corrigir' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(form.getByLabel('Medida')).toBeFocused();
    await expect(form.getByLabel('Medida')).toHaveValue('câmara aro 16');
    await save();
    await question.getByRole('button', { name: 'Salvar assim mesmo' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText('câmara aro 16')).toBeVisible();
    await edit();
    await form.getByLabel('Unidade').fill('PC');
    await save();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('what is too long is counted down and refused, and nothing of it is cut', async () => {
    await edit();
    const description = form.getByLabel('Descrição', { exact: true });
    const long = 'Pneu '.repeat(81).slice(0, 403);
    await description.fill(long);
    await expect(description).toHaveValue(long);
    await expect(form.getByText('3 caracteres a mais')).toBeVisible();
    await save();
    await expect(form.getByText('Descrição: no máximo 400 caracteres.')).toBeVisible();
    await expect(description).toBeFocused();
    await description.fill(long.slice(0, 388));
    await expect(form.getByText('faltam 12 caracteres')).toBeVisible();
    await save();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a public code that is taken is said on its field', async () => {
    await edit();
    await form.getByLabel('Código público').fill(taken.CodePub.toLowerCase());
    await save();
    await expect(form.getByText('Já existe um produto com este código público.')).toBeVisible();
    await expect(form.getByLabel('Código público')).toBeFocused();
  });
});
