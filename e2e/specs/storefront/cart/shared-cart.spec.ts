import { putInCart } from '../../../pages/visitor';
import { expectAccessibleAtAllWidths } from '../../../support/checks/axe';
import { createProduct, deactivateProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';

const NOBODY = '00000000-0000-4000-8000-000000000000';

test('a cart goes on by an address, is looked at, and fills another one; what that has stays', async ({
  page,
  request,
  openBrowser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [first, second] = [await createProduct(request), await createProduct(request)];
  const items = [first, second].map(({ Code }, at) => ({ Code, Quantity: at + 2 }));
  await page.goto('/carrinho');
  await putInCart(page, items);
  await page.evaluate(() => localStorage.setItem('rodovia.freeItems', '[{"Code":"segredo meu","Quantity":1}]'));
  await page.reload();
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expect(page.getByText('Endereço do carrinho copiado.')).toBeVisible();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  // what was written stands behind the #, which no server receives
  expect(decodeURIComponent(url.split('#')[0] ?? '')).not.toContain('segredo');

  const other = await openBrowser();
  await other.goto('/modelos');
  await putInCart(other, [{ Code: first.Code, Quantity: 9 }]);
  const drawn = await (await request.get(url)).text();
  expect(drawn).toContain(first.Description);
  await other.goto(url);
  await expect(other.getByRole('heading', { level: 1, name: 'Carrinho compartilhado' })).toBeVisible();
  await expect(other.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expect(other.getByRole('main').getByText('segredo meu')).toBeVisible();
  await expect(other.getByText(/^Estimativa/).or(other.getByText(/Preço sob consulta: o total/))).toBeVisible();
  await expectAccessibleAtAllWidths(other);
  await other.getByRole('button', { name: 'Pôr no meu carrinho' }).click();
  await expect(other).toHaveURL(/\/carrinho$/);
  expect(JSON.parse((await other.evaluate(() => localStorage.getItem('cartItens'))) ?? '')).toEqual(items);
  await expect(other.getByRole('region', { name: 'Por escrito' })).toContainText('segredo meu');
});

test('an address without anything that is for sale says so, whatever stands in it', async ({ page, request }) => {
  const removed = await createProduct(request);
  await deactivateProduct(request, removed.Code);
  for (const address of [`?p=${NOBODY}`, '?p=%3Cscript%3E&q=4', '', `?p=${removed.Code}&q=1`]) {
    await page.goto(`/carrinho/compartilhado${address}`);
    await expect(page.getByText('Este carrinho está vazio')).toBeVisible();
  }
});
