import type { APIRequestContext } from '@playwright/test';
import type { Product, ProductCreation } from '@rodovia/shared/contracts/catalog';
import sharp from 'sharp';
import { ADMIN, authorized } from '../accounts';
import { expect } from '../test';
import { unique } from '../unique';

const INCLUDE = 'include=Brand%2CGroup%2CModel%2CProductImage';

/** Returns the oldest active product, which belongs to the demonstration whatever other tests create. */
export async function anyProduct(request: APIRequestContext): Promise<Product> {
  const { Results } = await (
    await request.get(`/api/product/pagged?quantity=1&isActive=true&orderBy=Created+asc&${INCLUDE}`)
  ).json();
  return Results[0] as Product;
}

/** Creates a product for one test, with the brand, model and group of an existing one. */
export async function createProduct(request: APIRequestContext, own: Partial<ProductCreation> = {}): Promise<Product> {
  const like = await anyProduct(request);
  const code = unique('T');
  const data: ProductCreation = {
    description: `Pneu de teste ${code}`,
    modelCode: like.ModelCode,
    groupCode: like.GroupCode,
    companyCode: like.CompanyCode,
    brandCode: like.BrandCode,
    categoryCode: like.CategoryCode,
    codePub: code,
    internCode: code,
    size: '205/55R16',
    unit: 'UN',
    observation: 'Índice de carga:91',
    ...own,
  };
  const answer = await request.post('/api/product', { headers: await authorized(request, ADMIN), data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Product;
}

/** Returns a product as it is stored now. */
export async function readProduct(request: APIRequestContext, { Code }: Product): Promise<Product> {
  const answer = await request.get(`/api/product/${Code}`, { headers: await authorized(request, ADMIN) });
  return answer.json();
}

/** Creates brands that no other test lists. Returns their names, in alphabetical order, and the prefix they share. */
export async function createBrands(request: APIRequestContext, count: number) {
  const headers = await authorized(request, ADMIN);
  const prefix = unique('Lote');
  const names = Array.from({ length: count }, (_, index) => `${prefix} ${String(index).padStart(2, '0')}`);
  for (const description of names) {
    const answer = await request.post('/api/brand', { headers, data: { description } });
    expect(answer.status()).toBe(201);
  }
  return { prefix, names };
}

/** Changes a product as another person does who has its form open. */
export async function changeProduct(request: APIRequestContext, product: Product, change: Partial<ProductCreation>) {
  const { Code, Version, Created, Updated, IsActive, ...fields } = product;
  const sent = Object.entries(fields).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]);
  const data = { ...Object.fromEntries(sent), ...change };
  const answer = await request.put(`/api/product/${Code}`, { headers: await authorized(request, ADMIN), data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Deactivates a product. */
export async function deactivateProduct(request: APIRequestContext, code: string) {
  const answer = await request.put(`/api/product/setInactive/${code}`, { headers: await authorized(request, ADMIN) });
  expect(answer.ok()).toBe(true);
}

/** Returns an image of one colour, as the API accepts it. */
export async function picture(red: number): Promise<{ base64: string }> {
  const create = { width: 900, height: 600, channels: 3 as const, background: { r: red, g: 120, b: 60 } };
  return { base64: (await sharp({ create }).jpeg().toBuffer()).toString('base64') };
}

/**
 * Applies a bulk action to products as its preview shows it.
 * @returns the code of its change set
 */
export async function applyBulk(request: APIRequestContext, action: object): Promise<string> {
  const headers = await authorized(request, ADMIN);
  const post = async (data: object) => (await request.post('/api/product/bulk', { headers, data })).json();
  const { Token } = await post(action);
  return (await post({ ...action, token: Token })).ChangeSet;
}
