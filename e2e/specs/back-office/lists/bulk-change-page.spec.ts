import { bar, beginBulk, pricesOf, productsOf } from '../../../pages/bulk-actions';
import { ADMIN, authorized, logInDirectly } from '../../../support/accounts';
import { expectAccessible } from '../../../support/checks/axe';
import { applyBulk } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';
import { goWithin } from '../../../support/within';

test.beforeEach(({ page }) => logInDirectly(page, ADMIN));

test('[BO-18] a bulk change is read product by product, before and after an undo that leaves one', async ({
  page,
  request,
}) => {
  const { prefix, products } = await productsOf(request, ...Array<number>(9).fill(10));
  const headers = await authorized(request, ADMIN);
  const brand = `Marca ${prefix}`;
  const { Code } = await (await request.post('/api/brand', { headers, data: { description: brand } })).json();
  await applyBulk(request, { kind: 'BRAND', code: Code, codes: products.map((product) => product.Code) });
  await page.goto(`/admin/alteracoes-em-massa?term=${encodeURIComponent(brand)}`);
  await page.getByRole('link', { name: `Marca: ${brand}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Marca: ${brand}`);
  const list = page.getByRole('region', { name: 'Produtos', exact: true });
  const row = (at: number) => list.getByRole('listitem').filter({ hasText: `${prefix}-${at}` });
  await expect(row(0)).toHaveText(new RegExp(`Marcaantes: .+ → , depois: ${brand}`));
  await expect(list.getByText('Total: 9 produtos')).toBeVisible();
  await goWithin(page, `${page.url()}?quantity=8`);
  await expect(row(7)).toBeVisible();
  await list.getByRole('listitem', { name: 'Próxima página' }).click();
  await expect(row(8)).toBeVisible();
  await expect(row(0)).toHaveCount(0);

  await request.put(`/api/product/setInactive/${products[8]?.Code}`, { headers });
  await page.getByRole('button', { name: /^Desfazer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('8 produtos voltaram ao que eram. 1 produto ficou como está:')).toBeVisible();
  await expect(page.getByText('Desfeita em parte por')).toBeVisible();
  await goWithin(page, `${page.url().split('?')[0]}?outcome=LEFT`);
  await expect(list.getByText('Total: 1 produto')).toBeVisible();
  await expect(row(8)).toContainText('Ficou como está: foi alterado depois disso.');
  await expectAccessible(page);
  await row(8)
    .getByRole('link', { name: `${prefix}-8` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${prefix}-8`);
});

test('[BO-18] with keys alone and at any width the dialog is used, its notice taken back, and nothing has a violation', async ({
  page,
  request,
}) => {
  const widths = async (check: () => Promise<void>) => {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 720 });
      await check();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  };
  const { prefix } = await productsOf(request, 10, 20);
  const dialog = await beginBulk(page, prefix, 'Mudar preço');
  const field = dialog.getByLabel('Percentual (%)');
  await field.focus();
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('2 produtos vão mudar.')).toBeVisible();
  await widths(() => expectAccessible(page));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await pricesOf(request, prefix)).toEqual([10, 20]);

  await bar(page).getByRole('button', { name: 'Mudar preço', exact: true }).click();
  await field.fill('10');
  await dialog.getByRole('button', { name: 'Ver prévia' }).click();
  await dialog.getByRole('button', { name: 'Aplicar a 2 produtos' }).click();
  const undo = page.getByRole('button', { name: 'Desfazer', exact: true });
  await undo.focus();
  await widths(() => expectAccessible(page));
  await undo.press('Enter');
  await expect(page.getByText('Alteração desfeita: 2 produtos voltaram ao que eram.')).toBeVisible();
  await goWithin(page, '/admin/alteracoes-em-massa');
  const row = page.getByRole('row').filter({ hasText: 'Preço: +10%' }).first();
  await expect(row).toContainText('Desfeita');
  await widths(() => expectAccessible(page));
});
