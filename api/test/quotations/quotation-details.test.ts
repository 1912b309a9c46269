import { PICKED_UP } from '@rodovia/shared/contracts/quotations';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ENGINES } from '../support/engines';

const LATER = '2199-12-31';

describe.each(ENGINES)('what a client adds when closing the cart on %s', (engine) => {
  let api: TestApi;
  let productCode: string;
  let own: string;
  let foreign: string;

  const createAddress = async (caller: 'client' | 'admin', personCode: string) =>
    (
      await api.call(caller, 'POST', '/address', {
        personCode,
        zipcode: '01310100',
        longAddress: 'Avenida Paulista',
        number: '1000',
        neighborhood: 'Bela Vista',
        cityCode: '3550308',
        complement: '',
        reference: '',
      })
    ).body.Code as string;

  beforeAll(async () => {
    api = await startApi(engine);
    productCode = await createProduct(api, await createParents(api, 'detalhes'), 'QD-1');
    own = await createAddress('client', api.people.client.code);
    foreign = await createAddress('admin', api.people.admin.code);
  });
  afterAll(() => api.close());

  const post = (details: unknown) =>
    api.call('client', 'POST', '/shopping-cart', { shoppingCartItem: [{ productCode, quantity: 4 }], details });
  const read = async (caller: 'client' | 'admin', code: string) =>
    (await api.call(caller, 'GET', `/shopping-cart/${code}?include=Details`)).body.Details;

  test('is read by both sides, and what was not said is empty', async () => {
    const details = { note: ' Portaria B ', wantedBy: LATER, purchaseOrder: 'PC 4500', deliveryAddressCode: own };
    const { body } = await post(details);
    const expected = {
      Note: 'Portaria B',
      WantedBy: LATER,
      PurchaseOrder: 'PC 4500',
      DeliveryAddressCode: own,
      Delivery: expect.stringContaining('Avenida Paulista, 1000'),
    };
    expect(await read('client', body.Code)).toEqual(expected);
    expect(await read('admin', body.Code)).toEqual(expected);
    const nothing = { Note: '', WantedBy: null, PurchaseOrder: '', DeliveryAddressCode: null, Delivery: '' };
    expect(await read('client', (await post({})).body.Code)).toEqual(nothing);
    expect(await read('client', (await post(undefined)).body.Code)).toEqual(nothing);
    expect(await read('client', (await post({ isPickedUp: true })).body.Code)).toMatchObject({ Delivery: PICKED_UP });
  });

  test.each([
    ['a day that is over', () => ({ wantedBy: '2020-01-01' }), 'details.wantedBy'],
    ['no day', () => ({ wantedBy: '31/12/2199' }), 'details.wantedBy'],
    ['an address of somebody else', () => ({ deliveryAddressCode: foreign }), 'details.deliveryAddressCode'],
    ['two ways', () => ({ deliveryAddressCode: own, isPickedUp: true }), 'details.deliveryAddressCode'],
    ['what nobody sees', () => ({ purchaseOrder: 'a\u202eb' }), 'details.purchaseOrder'],
    ['a note that is too long', () => ({ note: 'x'.repeat(1001) }), 'details.note'],
  ])('%s is refused at its field', async (_, details, field) => {
    const { status, body } = await post(details());
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  test('the first draft is delivered there, and the copy stays when the address goes', async () => {
    const address = await createAddress('client', api.people.client.code);
    const { body } = await post({ deliveryAddressCode: address });
    const { code } = api.people.seller;
    await api.call('admin', 'PUT', `/shopping-cart/start-service/${body.Code}?sellerCode=${code}`);
    const draft = await api.call('seller', 'POST', '/proposal', { quotationCode: body.Code });
    expect(draft.body.Delivery.AddressCode).toBe(address);
    expect((await api.call('client', 'DELETE', `/address/${address}`)).status).toBe(204);
    expect(await read('admin', body.Code)).toMatchObject({
      DeliveryAddressCode: null,
      Delivery: expect.stringContaining('Avenida Paulista, 1000'),
    });
  });

  test('stands in the file of quotations, and in what the client can fetch of their own', async () => {
    const { body } = await post({ purchaseOrder: 'PC-QD', isPickedUp: true, note: '=1+1' });
    const file = await api.call('admin', 'GET', '/shopping-cart/export');
    expect(file.body.Object).toContain('PC-QD');
    expect(file.body.Object).not.toMatch(/;=1\+1/);
    const mine = (await api.call('client', 'GET', '/person/my-data')).body;
    const found = mine.Quotations.find(({ Number: number }: { Number: number }) => number === body.Number);
    expect(found.Details).toMatchObject({ PurchaseOrder: 'PC-QD', Delivery: PICKED_UP, Note: '=1+1' });
  });
});
