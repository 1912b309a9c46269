import type { FreeItemAnswer, ShoppingCart, ShoppingCartInput } from '@rodovia/shared/contracts/quotations';
import { hiddenInLine, isPlainLine } from '@rodovia/shared/contracts/rules';
import { and, eq, sql } from 'drizzle-orm';
import { conflict, invalidFields, notFound } from '../../../base/http-error';
import type { Executor } from '../../../db/database';
import { quotation, quotationFreeItem } from '../../../db/schema';

/**
 * Returns the free items without hidden characters.
 * @throws {HttpError} 400
 */
export function freeItemsOf({ freeItem = [] }: Pick<ShoppingCartInput, 'freeItem'>) {
  return freeItem.map(({ text, quantity }, at) => {
    const words = text.trim();
    const field = `freeItem.${at}.text`;
    if (words === '') throw invalidFields({ [field]: 'Escreva o que procura.' });
    if (!isPlainLine(words)) throw invalidFields({ [field]: hiddenInLine('Item por escrito') });
    return { text: words, quantity };
  });
}

/** Inserts the free items of a quotation in order. */
export async function insertFreeItems(
  tx: Executor,
  quotationCode: string,
  items: ReturnType<typeof freeItemsOf>,
): Promise<void> {
  if (items.length === 0) return;
  await tx.insert(quotationFreeItem).values(items.map((item, position) => ({ ...item, quotationCode, position })));
}

/**
 * Stores the product that answers a free item of a locked quotation.
 * @throws {HttpError} 404, or 409 if it is already answered.
 */
export async function answerFreeItem(
  tx: Executor,
  cart: ShoppingCart,
  { freeItemCode }: FreeItemAnswer,
  line: { code: string; size: string; description: string },
): Promise<void> {
  const own = and(eq(quotationFreeItem.code, freeItemCode), eq(quotationFreeItem.quotationCode, cart.Code));
  const [item] = await tx.select().from(quotationFreeItem).where(own);
  if (!item) throw notFound('Item não encontrado.');
  if (item.answer !== '') throw conflict(`Este item já foi respondido com ${item.answer}.`);
  const answer = { answerCode: line.code, answer: `${line.size} ${line.description}` };
  await tx.update(quotationFreeItem).set(answer).where(own);
  await tx.update(quotation).set({ updated: sql`now()` }).where(eq(quotation.code, cart.Code));
}
