import type { APIRequestContext } from '@playwright/test';
import type { Person } from '@rodovia/shared/contracts/people';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { ADMIN, authorized, createPerson } from '../accounts';
import { expect } from '../test';
import { unique } from '../unique';
import { anyProduct } from './catalogue';

/** Creates a client or a seller for one test. */
export async function newPerson(request: APIRequestContext, kind: 'client' | 'seller'): Promise<Person> {
  const noun = kind === 'client' ? 'Cliente' : 'Vendedor';
  return createPerson(request, kind, unique(`${noun} `));
}

/** Creates a quotation for `email`; staff name the client. */
export async function createQuotation(
  request: APIRequestContext,
  email: string,
  client?: Person,
  quantity = 4,
): Promise<ShoppingCart> {
  const { Code } = await anyProduct(request);
  const data = { personCode: client?.Code, shoppingCartItem: [{ productCode: Code, quantity }] };
  const answer = await request.post('/api/shopping-cart', { headers: await authorized(request, email), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as ShoppingCart;
}

/** Assigns an open quotation to a seller, as the administrator. */
export async function assignTo(request: APIRequestContext, quotation: ShoppingCart, seller: Person) {
  const url = `/api/shopping-cart/start-service/${quotation.Code}?sellerCode=${seller.Code}`;
  const answer = await request.put(url, { headers: await authorized(request, ADMIN) });
  expect(answer.status(), await answer.text()).toBe(200);
}
