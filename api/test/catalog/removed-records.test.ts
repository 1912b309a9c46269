import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct, type Parents } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe.each(ONE_ENGINE)('what was deleted by mistake, on %s', (engine) => {
  let api: TestApi;
  let parents: Parents;
  beforeAll(async () => {
    api = await startApi(engine);
    parents = await createParents(api, 'volta');
  });
  afterAll(() => api.close());

  const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    api.call('admin', method, path, body);
  const newBrand = async (description = `Marca ${randomUUID()}`) =>
    (await admin('POST', '/brand', { description })).body;
  const remove = async (resource: string, code: string) =>
    expect((await admin('DELETE', `/${resource}/${code}`)).status).toBe(204);
  const restore = (resource: string, code: string) => admin('POST', `/${resource}/restore/${code}`);

  test('is back as it was, once', async () => {
    const brand = await newBrand();
    await admin('PUT', `/brand/setInactive/${brand.Code}`);
    const before = (await admin('GET', `/brand/${brand.Code}`)).body;
    await remove('brand', brand.Code);
    expect((await admin('GET', `/brand/${brand.Code}`)).status).toBe(404);
    const back = await restore('brand', brand.Code);
    expect(back.status).toBe(200);
    expect(back.body).toEqual(before);
    expect((await admin('GET', `/brand/${brand.Code}`)).body).toEqual(before);
    expect((await restore('brand', brand.Code)).status).toBe(404);
    await remove('brand', brand.Code);
    expect((await restore('brand', brand.Code)).status).toBe(200);
  });

  test('of two who bring it back at once, one does', async () => {
    const brand = await newBrand();
    await remove('brand', brand.Code);
    const statuses = (await Promise.all([1, 2].map(() => restore('brand', brand.Code)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
  });

  test('is found again, with its pictures', async () => {
    const name = `V-${randomUUID().slice(0, 8)}`;
    const code = await createProduct(api, parents, name);
    await admin('POST', '/productImage', { parentCode: code, base64: PIXEL });
    const path = `/product/${code}?include=ProductImage`;
    const before = (await admin('GET', path)).body;
    expect(before.ProductImage).toHaveLength(1);
    await remove('product', code);
    expect((await admin('GET', `/product/pagged?term=${name}`)).body.TotalCount).toBe(0);
    expect((await restore('product', code)).status).toBe(200);
    expect((await admin('GET', path)).body).toEqual(before);
    expect((await admin('GET', `/product/pagged?term=${name}`)).body.TotalCount).toBe(1);
  });

  test('stays away where its name is taken by now, what it refers to is gone, or time is over', async () => {
    const brand = await newBrand();
    await remove('brand', brand.Code);
    await newBrand(brand.Description);
    const taken = await restore('brand', brand.Code);
    expect(taken.status).toBe(409);
    const other = await newBrand();
    const code = await createProduct(api, { ...parents, brandCode: other.Code }, `V-${randomUUID().slice(0, 8)}`);
    await remove('product', code);
    await remove('brand', other.Code);
    expect((await restore('product', code)).status).toBe(400);
    expect((await restore('brand', other.Code)).status).toBe(200);
    expect((await restore('product', code)).status).toBe(200);
    const late = await newBrand();
    await remove('brand', late.Code);
    await api.database.db.execute(sql`update removed_record set removed = now() - interval '11 minutes'`);
    expect((await restore('brand', late.Code)).status).toBe(404);
  });

  test('what is used is not deleted, and nothing of it is kept; of another kind nothing comes back', async () => {
    const brand = await newBrand();
    await createProduct(api, { ...parents, brandCode: brand.Code }, `V-${randomUUID().slice(0, 8)}`);
    expect((await admin('DELETE', `/brand/${brand.Code}`)).status).toBe(409);
    expect((await restore('brand', brand.Code)).status).toBe(404);
    const unused = await newBrand();
    await remove('brand', unused.Code);
    expect((await restore('category', unused.Code)).status).toBe(404);
    expect((await api.call('seller', 'POST', `/brand/restore/${unused.Code}`)).status).toBe(403);
  });
});
