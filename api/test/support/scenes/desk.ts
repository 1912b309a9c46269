import type { DeskSettings, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { type Caller, startApi, type TestApi } from '../api';
import { createParents, createProduct } from '../catalogue';
import { proposalCalls } from '../proposals';

/** Returns common calls for tests of the desk, with the given product. */
export function deskCalls(api: TestApi, productCode: string) {
  const settings = async (change: object = {}) => {
    const { WorkHours, AnswerMinutes, SellersTake, Assigns, SilentDays, Whatsapp } = (
      await api.call('admin', 'GET', '/desk-settings')
    ).body as DeskSettings;
    const workHours = WorkHours.map(({ Weekday, From, To }) => ({ weekday: Weekday, from: From, to: To }));
    const whole = {
      workHours,
      answerMinutes: AnswerMinutes,
      sellersTake: SellersTake,
      assigns: Assigns,
      silentDays: SilentDays,
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
  /** Returns the codes of the quotations that a list with this query has. */
  const listed = async (caller: Caller, query: string): Promise<string[]> =>
    (await api.call(caller, 'GET', `/shopping-cart/pagged?quantity=100&${query}`)).body.Results.map(
      ({ Code }: ShoppingCart) => Code,
    );
  return { settings, close, start, served, read, listed };
}

/** Starts an API for tests of the desk, with its calls. */
export async function startDesk(engine: string) {
  const api = await startApi(engine, { mailInterval: 3_600_000 });
  const desk = deskCalls(api, await createProduct(api, await createParents(api, 'mesa'), 'MESA-1'));
  return { api, desk, calls: proposalCalls(api) };
}

export type Desk = Awaited<ReturnType<typeof startDesk>>;
