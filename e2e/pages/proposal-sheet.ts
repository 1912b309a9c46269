import type { APIRequestContext, Page } from '@playwright/test';
import type { Person, Product, ShoppingCart } from '@rodovia/shared/contracts';
import { ADMIN, authorized, logInDirectly } from '../support/accounts';
import { createProduct } from '../support/catalogue';
import { assignTo, newPerson } from '../support/quotations';
import { expect } from '../support/test';

/** A quotation in service, with its client, its seller and one product for each line. */
export interface InService {
  quotation: ShoppingCart;
  client: Person;
  seller: Person;
  products: Product[];
}

/** Creates a quotation of some lines and gives it to a seller of its own. */
export async function quotationInService(request: APIRequestContext, lines = 3): Promise<InService> {
  const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
  const products: Product[] = [];
  for (let line = 0; line < lines; line++) products.push(await createProduct(request));
  const shoppingCartItem = products.map(({ Code }) => ({ productCode: Code, quantity: 4 }));
  const headers = await authorized(request, client.Email);
  const answer = await request.post('/api/shopping-cart', { headers, data: { shoppingCartItem } });
  expect(answer.status(), await answer.text()).toBe(201);
  const quotation = (await answer.json()) as ShoppingCart;
  await assignTo(request, quotation, seller);
  return { quotation, client, seller, products };
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
