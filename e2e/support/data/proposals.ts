import type { APIRequestContext } from '@playwright/test';
import type { Product } from '@rodovia/shared/contracts/catalog';
import type { Person } from '@rodovia/shared/contracts/people';
import type { Proposal, ProposalUpdate } from '@rodovia/shared/contracts/proposals';
import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { authorized } from '../accounts';
import { expect } from '../test';
import { createProduct } from './catalogue';
import { assignTo, newPerson } from './quotations';

/** A quotation assigned to a seller, with the people involved. */
export interface Served {
  client: Person;
  seller: Person;
  products: Product[];
  quotation: ShoppingCart;
}

/** Creates a client's quotation of new products, four of each, assigned to a seller. */
export async function servedQuotation(request: APIRequestContext, products: Product[] = []): Promise<Served> {
  const [client, seller] = [await newPerson(request, 'client'), await newPerson(request, 'seller')];
  const quoted = products.length > 0 ? products : [await createProduct(request), await createProduct(request)];
  const data = { shoppingCartItem: quoted.map(({ Code }) => ({ productCode: Code, quantity: 4 })) };
  const answer = await request.post('/api/shopping-cart', { headers: await authorized(request, client.Email), data });
  expect(answer.status(), await answer.text()).toBe(201);
  const quotation = (await answer.json()) as ShoppingCart;
  await assignTo(request, quotation, seller);
  return { client, seller, products: quoted, quotation };
}

/** Returns lines that answer those of a draft, all with the same price. */
export const pricedLines = ({ Lines }: Proposal, unitPriceCents: number): ProposalUpdate['lines'] =>
  Lines.map(({ QuotationItemCode, ProductCode, Quantity }) => ({
    quotationItemCode: QuotationItemCode,
    productCode: ProductCode,
    quantity: Quantity,
    unitPriceCents,
    leadTimeDays: 2,
  }));

type Change = (draft: Proposal) => Partial<ProposalUpdate>;

/** Sends the next version of a quotation's proposal, as its seller. */
export async function sendProposal(
  request: APIRequestContext,
  { seller, quotation }: Pick<Served, 'seller' | 'quotation'>,
  change: Change = (draft) => ({ lines: pricedLines(draft, 50_000) }),
): Promise<Proposal> {
  const headers = await authorized(request, seller.Email);
  const made = await request.post('/api/proposal', { headers, data: { quotationCode: quotation.Code } });
  expect(made.ok(), await made.text()).toBe(true);
  const draft = (await made.json()) as Proposal;
  const saved = await request.put('/api/proposal', {
    headers: { ...headers, 'If-Match': `"${draft.Version}"` },
    data: { code: draft.Code, ...change(draft) },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const { Code, Version } = (await saved.json()) as Proposal;
  const sent = await request.put(`/api/proposal/send/${Code}`, { headers: { ...headers, 'If-Match': `"${Version}"` } });
  expect(sent.ok(), await sent.text()).toBe(true);
  return (await sent.json()) as Proposal;
}
