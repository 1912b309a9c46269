import type { APIRequestContext, Page } from '@playwright/test';
import type { Product } from '@rodovia/shared/contracts/catalog';
import { ADMIN, authorized } from '../support/accounts';
import { createProduct } from '../support/data/catalogue';
import { expect } from '../support/test';
import { unique } from '../support/unique';
import { openScreen } from '../support/within';

/** Creates products with these prices that no other test lists. */
export async function productsOf(request: APIRequestContext, ...prices: (number | null)[]) {
  const prefix = unique('Massa');
  const products: Product[] = [];
  for (const [at, publicPrice] of prices.entries()) {
    const code = `${prefix}-${at}`;
    const own = { description: code, internCode: code, codePub: code, publicPrice };
    products.push(await createProduct(request, own));
  }
  return { prefix, products };
}

/** Returns the prices of the products of a prefix, in their order. */
export async function pricesOf(request: APIRequestContext, prefix: string): Promise<(number | null)[]> {
  const headers = await authorized(request, ADMIN);
  const answer = await request.get(`/api/product/pagged?term=${prefix}&orderBy=Description+asc`, { headers });
  return ((await answer.json()) as { Results: Product[] }).Results.map(({ PublicPrice }) => PublicPrice);
}

/** The bar of what is selected. */
export const bar = (page: Page) => page.getByRole('region', { name: 'Seleção' });

/** Opens the list of these products, inside the page if one is open already. */
export async function openBulkList(page: Page, prefix: string, more = '') {
  await openScreen(page, `/admin/produtos?term=${prefix}&orderBy=Description+asc${more}`);
  await expect(page.getByRole('cell').getByText(`${prefix}-0`).first()).toBeVisible();
}

/**
 * Opens the list of these products, selects all of them and starts a bulk action, whose dialog may have a longer title.
 */
export async function beginBulk(page: Page, prefix: string, action: string) {
  await openBulkList(page, prefix);
  await page.getByRole('checkbox', { name: 'Selecionar todos desta página' }).check();
  await bar(page).getByRole('button', { name: action, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: new RegExp(`^${action}`) });
  await expect(dialog).toBeVisible();
  return dialog;
}
