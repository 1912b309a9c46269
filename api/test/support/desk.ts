import type { DeskSettings, ShoppingCart } from '@rodovia/shared/contracts';
import type { Caller, TestApi } from './api';

/** What tests of the desk do again and again, on the API and with the product that they give. */
export function deskCalls(api: TestApi, productCode: string) {
  const settings = async (change: object = {}) => {
    const { WorkHours, AnswerMinutes, SellersTake, Assigns, Whatsapp } = (
      await api.call('admin', 'GET', '/desk-settings')
    ).body as DeskSettings;
    const workHours = WorkHours.map(({ Weekday, From, To }) => ({ weekday: Weekday, from: From, to: To }));
    const whole = {
      workHours,
      answerMinutes: AnswerMinutes,
      sellersTake: SellersTake,
      assigns: Assigns,
      whatsapp: Whatsapp,
    };
    return api.call('admin', 'PUT', '/desk-settings', { ...whole, ...change });
  };
  const close = async (caller: Caller = 'client'): Promise<ShoppingCart> =>
    (await api.call(caller, 'POST', '/shopping-cart', { shoppingCartItem: [{ productCode, quantity: 4 }] })).body;
  const start = (code: string, seller = api.people.seller.code) =>
    api.call('admin', 'PUT', `/shopping-cart/start-service/${code}?sellerCode=${seller}`);
  const served = async () => {
    const { Code } = await close();
    await start(Code);
    return Code;
  };
  const read = async (
    code: string,
    caller: Caller = 'admin',
    include = 'Person,Seller,History',
  ): Promise<ShoppingCart> => (await api.call(caller, 'GET', `/shopping-cart/${code}?include=${include}`)).body;
  return { settings, close, start, served, read };
}
