import type { Caller, TestApi } from '../api';
import { createParents, createProduct } from '../catalogue';
import { inService } from '../proposals';
import { startMailingApi } from './mailing-api';

/** Calls of conversations about quotations of one product, which is created. */
export async function conversationCalls(api: TestApi) {
  const productCode = await createProduct(api, await createParents(api, 'conversa'), 'CONV-1');
  return {
    productCode,
    quotation: () => inService(api, [{ productCode, quantity: 4 }]),
    write: (caller: Caller, quotationCode: string, text: string, more: object = {}, headers = {}) =>
      api.call(caller, 'POST', '/message', { quotationCode, text, ...more }, headers),
    mark: (caller: Caller, code: string, position: number) =>
      api.call(caller, 'PUT', `/message/read/${code}`, { position }),
  };
}

/** Starts a mailing API for tests of conversations, with their calls. */
export async function startConversations(engine: string) {
  const { api, close } = await startMailingApi(engine);
  return { api, close, talk: await conversationCalls(api) };
}

export type Conversations = Awaited<ReturnType<typeof startConversations>>;
