import {
  type FreeItemAnswer,
  hiddenInLine,
  isPlainLine,
  type ShoppingCart,
  type ShoppingCartInput,
} from '@rodovia/shared/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, invalidFields, notFound } from '../../base/http-error';
import type { Executor } from '../../db/database';
import { quotation, quotationFreeItem } from '../../db/schema';

/** What is asked for in words, without what nobody sees. @throws {HttpError} 400 */
export function freeItemsOf({ freeItem = [] }: Pick<ShoppingCartInput, 'freeItem'>) {
  return freeItem.map(({ text, quantity }, at) => {
    const words = text.trim();
    const field = `freeItem.${at}.text`;
    if (words === '') throw invalidFields({ [field]: 'Escreva o que procura.' });
    if (!isPlainLine(words)) throw invalidFields({ [field]: hiddenInLine('Item por escrito') });
    return { text: words, quantity };
  });
}

/** Writes what a quotation asks for in words, in its order. */
export async function insertFreeItems(
  tx: Executor,
  quotationCode: string,
  items: ReturnType<typeof freeItemsOf>,
): Promise<void> {
  if (items.length === 0) return;
  await tx.insert(quotationFreeItem).values(items.map((item, position) => ({ ...item, quotationCode, position })));
}

/**
 * Notes with which product one of the free items of a locked quotation is answered.
 * @throws {HttpError} 404, or 409 where it has its answer.
 */
export async function answerFreeItem(
  tx: Executor,
  cart: ShoppingCart,
  { freeItemCode }: FreeItemAnswer,
  line: { code: string; size: string; description: string },
): Promise<void> {
  const own = and(eq(quotationFreeItem.code, freeItemCode), eq(quotationFreeItem.quotationCode, cart.Code));
  const [asked] = await tx.select().from(quotationFreeItem).where(own);
  if (!asked) throw notFound('Item não encontrado.');
  if (asked.answer !== '') throw conflict(`Este item já foi respondido com ${asked.answer}.`);
  const answer = { answerCode: line.code, answer: `${line.size} ${line.description}` };
  await tx.update(quotationFreeItem).set(answer).where(own);
  await tx.update(quotation).set({ updated: sql`now()` }).where(eq(quotation.code, cart.Code));
}
