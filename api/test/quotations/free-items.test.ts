import type { FreeItem } from '@rodovia/shared/contracts/quotations';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import type { RoleName } from '../support/people';

const SCRIPT = '<script>alert(1)</script> 2 câmaras 18.4-34';

describe.each(ONE_ENGINE)('what the catalogue does not have, in a quotation on %s', (engine) => {
  let api: TestApi;
  let first: string;
  let second: string;
  beforeAll(async () => {
    api = await startApi(engine);
    const parents = await createParents(api, 'por escrito');
    first = await createProduct(api, parents, 'FI-1', { description: 'Pneu um' });
    second = await createProduct(api, parents, 'FI-2', { description: 'Pneu dois', size: '195/65R15' });
  });
  afterAll(() => api.close());

  const item = (productCode: string, quantity: number) => ({ productCode, quantity });
  const post = (freeItem: unknown, shoppingCartItem: unknown[] = [], headers?: Record<string, string>) =>
    api.call('client', 'POST', '/shopping-cart', { shoppingCartItem, freeItem }, headers);
  const read = async (caller: RoleName, code: string) =>
    (await api.call(caller, 'GET', `/shopping-cart/${code}?include=FreeItem,ShoppingCartItem,History`)).body;
  const made = async (texts: string[], products: unknown[] = []) => {
    const freeItem = texts.map((text, at) => ({ text, quantity: at + 1 }));
    const { body, status, text } = await post(freeItem, products);
    if (status !== 201) throw new Error(text);
    const { FreeItem, Version } = await read('admin', body.Code);
    return { code: body.Code as string, items: FreeItem as FreeItem[], version: Version as number };
  };
  const answer = (caller: RoleName, code: string, body: unknown, headers?: Record<string, string>) =>
    api.call(caller, 'PUT', `/shopping-cart/free-item/${code}`, body, headers);

  test('goes along as it was written, in its order, and the client reads it as staff do', async () => {
    const { code, items } = await made([SCRIPT, '=1+1', "'; drop table quotation; --"], [item(first, 4)]);
    expect(items.map(({ Text, Quantity, Answer, AnswerCode }) => [Text, Quantity, Answer, AnswerCode])).toEqual([
      [SCRIPT, 1, '', null],
      ['=1+1', 2, '', null],
      ["'; drop table quotation; --", 3, '', null],
    ]);
    expect((await read('client', code)).FreeItem).toEqual(items);
    expect((await api.call('client', 'GET', `/shopping-cart/${code}`)).body).not.toHaveProperty('FreeItem');
  });

  test('is a quotation of its own where nothing of the catalogue is asked for', async () => {
    const { code } = await made(['4 pneus do trator velho']);
    expect(await read('client', code)).toMatchObject({ Status: 'OPEN', ItemCount: 1, ShoppingCartItem: [] });
    const nothing = await post([]);
    expect([nothing.status, nothing.body.errors]).toEqual([400, { shoppingCartItem: 'Itens é obrigatório.' }]);
  });

  test('an attempt that comes again makes one quotation, and with other words none', async () => {
    const headers = { 'idempotency-key': `free-${engine}` };
    const once = await post([{ text: 'pneu de carroça', quantity: 2 }], [], headers);
    const again = await post([{ text: 'pneu de carroça', quantity: 2 }], [], headers);
    expect(again.body.Code).toBe(once.body.Code);
    expect((await post([{ text: 'outra coisa', quantity: 2 }], [], headers)).status).toBe(409);
  });

  test.each([
    ['an empty text', [{ text: '  ', quantity: 1 }]],
    ['a text of two lines', [{ text: 'a\nb', quantity: 1 }]],
    ['what nobody sees', [{ text: 'a\u202eb', quantity: 1 }]],
    ['a text that is too long', [{ text: 'x'.repeat(301), quantity: 1 }]],
    ['none of it', [{ text: 'x', quantity: 0 }]],
    ['half of it', [{ text: 'x', quantity: 1.5 }]],
    ['more than a list has', Array.from({ length: 201 }, () => ({ text: 'x', quantity: 1 }))],
  ])('%s is refused', async (_, freeItem) => {
    const refused = await post(freeItem);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors)[0]).toMatch(/^freeItem/);
  });

  test('a seller answers it with a product, which becomes a line; the client is told without its own words', async () => {
    const { code, items } = await made(['um par de pneus de moto', 'outro'], [item(first, 2)]);
    const [requestedItem, other] = items;
    const done = await answer('admin', code, { freeItemCode: requestedItem?.Code, productCode: second, quantity: 2 });
    expect(done.status).toBe(200);
    const after = await read('client', code);
    expect(after.FreeItem[0]).toMatchObject({ AnswerCode: second, Answer: '195/65R15 Pneu dois' });
    expect(after.FreeItem[1]).toEqual(other);
    expect(after.ShoppingCartItem.map((line: { Quantity: number }) => line.Quantity)).toEqual([2, 2]);
    expect(after.History.at(-1)).toMatchObject({
      Kind: 'EDIT',
      Note: 'Item por escrito respondido. Itens alterados: incluído 2 × Pneu dois.',
    });
    const more = await answer('admin', code, { freeItemCode: other?.Code, productCode: first, quantity: 3 });
    expect(more.body.ShoppingCartItem.map((line: { Quantity: number }) => line.Quantity)).toEqual([5, 2]);
  });

  test('is answered once, of its own quotation, while that is open, over the version that was read', async () => {
    const { code, items, version } = await made(['isto']);
    const body = { freeItemCode: items[0]?.Code, productCode: first, quantity: 1 };
    const foreign = await made(['aquilo']);
    expect((await answer('admin', foreign.code, body)).status).toBe(404);
    expect((await answer('admin', code, body, { 'if-match': `"${version + 7}"` })).status).toBe(412);
    expect((await answer('admin', code, { ...body, productCode: items[0]?.Code })).status).toBe(400);
    const both = await Promise.all([answer('admin', code, body), answer('admin', code, body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read('admin', code)).ShoppingCartItem).toMatchObject([{ Quantity: 1 }]);
    expect((await answer('client', code, body)).status).toBe(403);
    expect((await answer('otherSeller', foreign.code, body)).status).toBe(404);
    await api.call('client', 'PUT', `/shopping-cart/cancel-service/${foreign.code}`, { value: 'não quero' });
    const late = { ...body, freeItemCode: foreign.items[0]?.Code };
    expect((await answer('admin', foreign.code, late)).status).toBe(409);
  });

  test('is in the mail that says what was asked for, as text', async () => {
    await made(['<b>pneu</b> de carroça 77']);
    const { Results } = (await api.call('admin', 'GET', '/mail-message/pagged?quantity=20')).body;
    const mails = await Promise.all(
      Results.map(({ Code }: { Code: string }) => api.call('admin', 'GET', `/mail-message/${Code}`)),
    );
    const body = mails.map(({ body }) => JSON.stringify(body)).find((text) => text.includes('de carroça 77'));
    expect(body).toContain('(por escrito, quantidade: 1)');
    expect(body).toContain('&lt;b&gt;pneu');
  });

  test('stays when the items are changed', async () => {
    const { code, items } = await made(['fica'], [item(first, 1)]);
    await api.call('client', 'PUT', '/shopping-cart', { code, shoppingCartItem: [item(second, 2)] });
    expect((await read('client', code)).FreeItem).toEqual(items);
    expect((await api.call('client', 'PUT', '/shopping-cart', { code, shoppingCartItem: [] })).status).toBe(400);
  });

  test('is in what the client takes home', async () => {
    await made(['pneu que só eu conheço']);
    const { body } = await api.call('client', 'GET', '/person/my-data');
    const texts = body.Quotations.flatMap((one: { FreeItems: { Text: string }[] }) => one.FreeItems);
    expect(texts).toContainEqual({ Quantity: 1, Text: 'pneu que só eu conheço', Answer: '' });
  });
});
