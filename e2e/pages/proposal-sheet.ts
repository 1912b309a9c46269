import type { APIRequestContext, Page } from '@playwright/test';
import type { Product, ShoppingCart } from '@rodovia/shared/contracts';
import { ADMIN, logInDirectly } from '../support/accounts';
import { createProduct } from '../support/catalogue';
import { type Served, servedQuotation } from '../support/proposals';
import { expect } from '../support/test';

/** Creates a quotation of some lines and gives it to a seller of its own. */
export async function quotationInService(request: APIRequestContext, lines = 3): Promise<Served> {
  const products: Product[] = [];
  for (let line = 0; line < lines; line++) products.push(await createProduct(request));
  return servedQuotation(request, products);
}

/** Opens the quotation as its seller, or as the administrator. */
export async function openAs(page: Page, email: string, { Code }: ShoppingCart) {
  await logInDirectly(page, email);
  await page.goto(`${email === ADMIN ? '/admin' : ''}/orcamentos/${Code}`);
}

/** What a seller does on the sheet. */
export function sheetOf(page: Page) {
  const area = page.getByRole('region', { name: 'Proposta', exact: true });
  const cell = (label: string, row: number) => area.getByLabel(new RegExp(`^${label}, linha ${row}:`));
  return {
    area,
    cell,
    price: (row: number) => cell('Preço', row),
    discount: (row: number) => cell('Desconto', row),
    status: area.getByRole('status').first(),
    start: () => area.getByRole('button', { name: 'Montar proposta' }).click(),
    saved: () => expect(area.getByText(/^Salvo às \d\d:\d\d$/)).toBeVisible(),
    total: area.locator('dl').filter({ hasText: 'Frete' }).first(),
    button: (name: string) => area.getByRole('button', { name, exact: true }),
    dialog: page.getByRole('dialog'),
  };
}
