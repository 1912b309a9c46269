import type { ShoppingCartItem } from '@rodovia/shared/contracts/quotations';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';
import type { RoleName } from '../support/people';

const LUGGED = '8 295/80R22.5 borrachudo';
const SMOOTH = '4 295/80R22.5 liso, placa ABC1D23';

describe.each(ENGINES)('what a customer wrote for a product, in a quotation on %s', (engine) => {
  let api: TestApi;
  let first: string;
  let second: string;
  beforeAll(async () => {
    api = await startApi(engine);
    const parents = await createParents(api, 'palavras');
    first = await createProduct(api, parents, 'IW-1', { description: 'Pneu um' });
    second = await createProduct(api, parents, 'IW-2', { description: 'Pneu dois' });
  });
  afterAll(() => api.close());

  const item = (productCode: string, quantity: number, words?: unknown) => ({ productCode, quantity, words });
  const post = (...shoppingCartItem: unknown[]) => api.call('client', 'POST', '/shopping-cart', { shoppingCartItem });
  const wordsOf = async (caller: RoleName, code: string) => {
    const { body } = await api.call(caller, 'GET', `/shopping-cart/${code}?include=ShoppingCartItem`);
    return (body.ShoppingCartItem as ShoppingCartItem[]).map(({ Words }) => Words);
  };

  test('goes along to both sides, joined where two lines chose the same product', async () => {
    const { body } = await post(item(first, 8, [LUGGED]), item(second, 1), item(first, 4, [SMOOTH, LUGGED]));
    const expected = [[LUGGED, SMOOTH], []];
    expect(await wordsOf('client', body.Code)).toEqual(expected);
    expect(await wordsOf('admin', body.Code)).toEqual(expected);
  });

  test('stays when items are changed by somebody who does not say it, and goes with its product', async () => {
    const { body } = await post(item(first, 8, [LUGGED]), item(second, 1, [SMOOTH]));
    const change = (...shoppingCartItem: unknown[]) =>
      api.call('admin', 'PUT', '/shopping-cart', { code: body.Code, shoppingCartItem });
    await change(item(first, 6), item(second, 2, ['outra coisa']));
    expect(await wordsOf('client', body.Code)).toEqual([[LUGGED], ['outra coisa']]);
    await change(item(second, 2));
    await change(item(first, 1), item(second, 2));
    expect(await wordsOf('client', body.Code)).toEqual([[], ['outra coisa']]);
  });

  test('is one line each, without what nobody sees, and counted beyond the maximum', async () => {
    const many = (from: number) => Array.from({ length: 150 }, (_, at) => `placa ${from + at}`);
    const { body } = await post(
      item(first, 1, ['a\u202e\nb', ' ', '=1+1']),
      item(second, 1, many(0)),
      item(second, 1, many(100)),
    );
    const [few, most = []] = await wordsOf('admin', body.Code);
    expect(few).toEqual(['a b', '=1+1']);
    expect([most.length, most[198], most[199]]).toEqual([200, 'placa 198', 'e mais 51 linhas da lista']);
  });

  test.each([
    ['no list', 'borrachudo'],
    ['an empty line', ['']],
    ['a line that is too long', ['x'.repeat(301)]],
    ['more lines than are kept', Array.from({ length: 201 }, String)],
  ])('%s is refused', async (_, words) => {
    expect((await post(item(first, 1, words))).status).toBe(400);
  });

  test('stands in the line of the proposal, in its file, and in what the client can fetch of their own', async () => {
    const { body } = await post(item(first, 8, [LUGGED, SMOOTH]));
    await api.call('admin', 'PUT', `/shopping-cart/start-service/${body.Code}?sellerCode=${api.people.seller.code}`);
    const draft = await api.call('seller', 'POST', '/proposal', { quotationCode: body.Code });
    expect(draft.body.Lines[0].Asked.Words).toEqual([LUGGED, SMOOTH]);
    const file = await api.call('admin', 'GET', '/proposal/export', undefined, { accept: 'text/csv' });
    expect(file.text).toContain(`${LUGGED} / ${SMOOTH}`);
    const own = await api.call('client', 'GET', '/person/my-data');
    const found = own.body.Quotations.find(({ Number: number }: { Number: number }) => number === body.Number);
    expect(found.Items).toMatchObject([{ Words: [LUGGED, SMOOTH] }]);
  });
});
