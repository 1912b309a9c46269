import { readFile, writeFile } from 'node:fs/promises';
import { ADMIN, authorized, logInDirectly } from '../../support/accounts';
import { createProduct } from '../../support/data/catalogue';
import { expect, test } from '../../support/test';

test('a field that was added to the table of products is in API, form, page, list, export and import', async ({
  page,
}, testInfo) => {
  const product = await createProduct(page.request);
  const warrantyOf = async () => {
    const answer = await page.request.get(`/api/product/${product.Code}`);
    return ((await answer.json()) as { Warranty: string }).Warranty;
  };
  expect(await warrantyOf()).toBe('');
  await logInDirectly(page, ADMIN);
  await page.goto(`/admin/produtos/${product.Code}`);
  await page.getByRole('button', { name: 'Editar' }).click();
  await page.getByLabel('Garantia (opcional)').fill('5 anos');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('definition').filter({ hasText: '5 anos' })).toBeVisible();
  expect(await warrantyOf()).toBe('5 anos');

  const headers = await authorized(page.request, ADMIN);
  const tooLong = {
    ...(await (await page.request.get(`/api/product/${product.Code}`)).json()),
    warranty: 'x'.repeat(121),
  };
  const payload = Object.fromEntries(
    Object.entries(tooLong).map(([name, value]) => [name[0]?.toLowerCase() + name.slice(1), value]),
  );
  const refused = await page.request.put(`/api/product/${product.Code}`, { headers, data: payload });
  expect(refused.status()).toBe(400);
  expect((await refused.json()).errors.warranty).toBe('Garantia: no máximo 120 caracteres.');

  await page.goto(`/admin/produtos?term=${product.InternCode}`);
  await expect(page.getByRole('cell', { name: '5 anos' })).toBeVisible();
  await page.getByRole('columnheader', { name: 'Garantia' }).click();
  await expect(page).toHaveURL(/orderBy=Warranty\+asc/);
  await expect(page.getByRole('cell', { name: '5 anos' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(';Garantia;');
  const file = testInfo.outputPath('produtos.csv');
  await writeFile(file, text.replace('5 anos', '6 anos'));
  await page.getByRole('button', { name: 'Importar CSV' }).click();
  await page.getByLabel('Arquivo CSV').setInputFiles(file);
  await page.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(page.getByRole('dialog').getByText('Garantia')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByRole('dialog', { name: 'Produtos importados' })).toBeVisible();
  expect(await warrantyOf()).toBe('6 anos');
  const without = text.split('\r\n').map((line) => line.split(';'));
  const place = without[0]?.indexOf('Garantia') ?? -1;
  const lines = without.map((cells) => cells.filter((_, index) => index !== place).join(';'));
  await writeFile(file, lines.join('\r\n'));
  const imported = await page.request.post('/api/product/importCsv', {
    headers,
    multipart: { file: { name: 'produtos.csv', mimeType: 'text/csv', buffer: await readFile(file) } },
  });
  expect(await imported.json()).toMatchObject({ Wrong: 0, Changed: 0, Unchanged: 1 });
  expect(await warrantyOf()).toBe('6 anos');
});
