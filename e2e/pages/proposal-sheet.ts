import type { APIRequestContext, Page } from '@playwright/test';
import type { Product } from '@rodovia/shared/contracts/catalog';
import type { Proposal } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { ADMIN, authorized, logInDirectly } from '../support/accounts';
import { createProduct } from '../support/data/catalogue';
import { type Served, servedQuotation } from '../support/data/proposals';
import { expect } from '../support/test';

/** Creates a quotation with some lines and assigns it to a seller created for it. */
export async function quotationInService(request: APIRequestContext, lines = 3): Promise<Served> {
  const products: Product[] = [];
  for (let line = 0; line < lines; line++) products.push(await createProduct(request));
  return servedQuotation(request, products);
}

/** Opens the quotation as its seller or as the administrator. */
export async function openAs(page: Page, email: string, { Code }: ShoppingCart) {
  await logInDirectly(page, email);
  await page.goto(`${email === ADMIN ? '/admin' : ''}/orcamentos/${Code}`);
}

/** Returns the actions of a seller on the proposal sheet. */
export function sheetOf(page: Page) {
  const area = page.getByRole('region', { name: 'Proposta', exact: true });
  const cell = (label: string, row: number) => area.getByLabel(new RegExp(`^${label}, linha ${row}:`));
  const dialog = page.getByRole('dialog');
  /** Waits for the question and confirms amounts that are far from the product's price. */
  const confirmable = async () => {
    const ok = dialog.getByRole('button', { name: 'Enviar proposta' });
    await expect(ok).toBeVisible();
    const doubts = dialog.getByRole('checkbox', { name: /^Conferi/ });
    if ((await doubts.count()) > 0) await doubts.check();
    return ok;
  };
  return {
    area,
    cell,
    price: (row: number) => cell('Preço', row),
    discount: (row: number) => cell('Desconto em (?:%|R\\$)', row),
    status: area.getByRole('status').first(),
    start: () => area.getByRole('button', { name: 'Montar proposta' }).click(),
    saved: () => expect(area.getByText(/^Salvo às \d\d:\d\d$/)).toBeVisible(),
    total: area.locator('dl').filter({ hasText: 'Frete' }).first(),
    button: (name: string) => area.getByRole('button', { name, exact: true }),
    dialog,
    confirmable,
    confirm: async () => (await confirmable()).click(),
  };
}

/** Returns the versions of a quotation as its seller reads them. */
export async function storedOf(page: Page, email: string, code: string): Promise<Proposal[]> {
  const headers = await authorized(page.request, email);
  return (await page.request.get(`/api/proposal/by-quotation/${code}`, { headers })).json();
}
