import type { APIRequestContext, Page } from '@playwright/test';
import type { Conversation, ShoppingCart } from '@rodovia/shared/contracts/quotations';
import { authorized, logInDirectly } from '../support/accounts';
import { expect } from '../support/test';

/** Returns the conversation on the page of a quotation; client and staff see the same markup. */
export function conversationOn(page: Page) {
  const area = page.getByRole('region', { name: 'Conversa' });
  const field = area.getByRole('textbox');
  return {
    area,
    field,
    messages: area.getByRole('article'),
    button: (name: string | RegExp) => area.getByRole('button', { name, exact: true }),
    choose: area.getByLabel('Adicionar imagens'),
    write: async (text: string) => {
      await field.fill(text);
      await area.getByRole('button', { name: 'Enviar', exact: true }).click();
    },
  };
}

/** Opens a quotation as an account and waits for its conversation. */
export async function openConversation(page: Page, email: string, { Code }: ShoppingCart, hash = '') {
  await logInDirectly(page, email);
  await page.goto(`/orcamentos/${Code}${hash}`);
  const conversation = conversationOn(page);
  await expect(conversation.field).toBeVisible();
  return conversation;
}

/** Sends a message over HTTP, without a browser. */
export async function say(request: APIRequestContext, email: string, { Code }: ShoppingCart, text: string) {
  const data = { quotationCode: Code, text };
  const answer = await request.post('/api/message', { headers: await authorized(request, email), data });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** Returns a conversation as the server stores it. */
export async function storedConversation(request: APIRequestContext, email: string, { Code }: ShoppingCart) {
  const answer = await request.get(`/api/message/by-quotation/${Code}`, { headers: await authorized(request, email) });
  return (await answer.json()) as Conversation;
}

const ONE = '1 conversa com mensagens não lidas';

/** Returns the link to the quotations in the menu of staff. */
export const staffEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Orçamentos', exact: true });

/** Returns the button of a client's account. */
export const accountButton = (page: Page) => page.getByRole('button', { name: /^Conta de/ });

/** Expects an element to announce one conversation with unread messages, or none. */
export const expectUnread = (place: ReturnType<typeof staffEntry>, isSo: boolean) =>
  isSo ? expect(place).toHaveAccessibleDescription(ONE) : expect(place).toHaveAccessibleDescription('');
