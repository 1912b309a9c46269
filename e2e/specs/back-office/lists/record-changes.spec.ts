import { readFile } from 'node:fs/promises';
import { ADMIN, logInDirectly } from '../../../support/accounts';
import { createProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';

test('the history of a product says who changed what, from what to what, and goes into a file', async ({ page }) => {
  const product = await createProduct(page.request, { unit: 'UN' });
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/produtos/${product.Code}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Unidade').fill('PAR');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('link', { name: 'Histórico', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Histórico de alterações' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Unidade' });
  await expect(row).toContainText(/Administração.*Unidade.*UN.*PAR/);
  await expect(page.getByRole('row').filter({ hasText: 'Criação' })).toHaveCount(1);
  await expect(page.getByText('Total: 2 alterações')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(3);
  expect(text).toContain(';Unidade;UN;PAR');

  await page.getByRole('button', { name: 'Retirar o filtro: Só deste cadastro' }).click();
  await expect(page).not.toHaveURL(/record=/);
  await page.goBack();
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: product.Description })).toBeVisible();
});

test('what customers look for in vain is counted, and becomes a product with its size filled in', async ({
  page,
  openBrowser,
}) => {
  // A tyre width that nobody sells, for this test alone.
  const width = 900 + Math.floor(Math.random() * 95);
  const size = `${width}/25R${10 + Math.floor(Math.random() * 89)}`;
  const visitor = await openBrowser();
  await visitor.goto('/modelos');
  const box = visitor.getByRole('combobox', { name: /Buscar pneus/ });
  await box.fill(`pneu ${size}`);
  await box.press('Enter');
  await expect(visitor.getByText('Nenhum pneu atende a todos os filtros escolhidos.')).toBeVisible();

  await logInDirectly(page, ADMIN);
  await page.goto('/admin/produtos');
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Procurados' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Procurados e não encontrados' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(size);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  const row = page.getByRole('row').filter({ hasText: size });
  await expect(row).toContainText('Medida');
  await row.getByRole('button', { name: `Cadastrar produto para ${size}` }).click();
  const form = page.getByRole('dialog', { name: 'Novo produto' });
  await expect(form.getByLabel('Medida')).toHaveValue(size);
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/\/admin\/produtos$/);

  // Once the product exists, nobody searches for this size in vain any more.
  await createProduct(page.request, { size });
  await page.goto(`/admin/procurados?term=${encodeURIComponent(size)}`);
  await expect(page.getByText('Nada corresponde aos filtros escolhidos.')).toBeVisible();
});
