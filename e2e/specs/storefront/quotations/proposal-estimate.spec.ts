import type { Page } from '@playwright/test';
import { expectToFit } from '../../../pages/client-proposal';
import { putInCart } from '../../../pages/visitor';
import { expectAccessible } from '../../../support/checks/axe';
import { createProduct } from '../../../support/data/catalogue';
import { expect, test } from '../../../support/test';

/** Opens the cart with items, as the browser would have stored them. */
async function openCart(page: Page, items: { Code: string; Quantity: number }[]) {
  await putInCart(page, items);
  await page.goto('/carrinho');
}

test('the cart estimates where every line has a public price, and never a part as the whole', async ({
  page,
  request,
}) => {
  const one = await createProduct(request, { publicPrice: 499.9 });
  const two = await createProduct(request, { publicPrice: 1000 });
  const silent = await createProduct(request);
  const priced = [
    { Code: one.Code, Quantity: 4 },
    { Code: two.Code, Quantity: 2 },
  ];
  await openCart(page, priced);
  const main = page.getByRole('main');
  await expect(main.getByText('R$ 499,90 cada · R$ 1.999,60')).toBeVisible();
  const summary = page.getByRole('complementary', { name: 'Resumo' });
  await expect(summary.getByText('Estimativa R$ 3.999,60')).toBeVisible();
  await expect(summary.getByText('A proposta do vendedor decide o preço.')).toBeVisible();
  await expectAccessible(page);
  await main
    .getByRole('button', { name: /^Mais: / })
    .first()
    .click();
  await expect(summary.getByText('Estimativa R$ 4.499,50')).toBeVisible();

  await openCart(page, [...priced, { Code: silent.Code, Quantity: 1 }]);
  await expect(main.getByText('Preço sob consulta', { exact: true })).toBeVisible();
  await expect(summary.getByText('Estimativa R$ 3.999,60')).toBeVisible();
  await expect(summary.getByText('Sem o item que tem preço sob consulta.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('cartItens'))).not.toContain('Price');
  await page.setViewportSize({ width: 320, height: 740 });
  await expectToFit(page);
});
