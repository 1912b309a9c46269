import { type CartLine, notify, useApi, type useCart } from '@rodovia/shared/runtime';
import type { EqualProduct } from '../contracts/catalog';
import { joinedWords } from '../contracts/quotations';

/** Returns a product of a list that is no longer for sale, and a possible replacement. */
export function useUnavailableProduct({ Code, product }: CartLine): EqualProduct | undefined {
  const read = useApi<EqualProduct>(`/product/equal/${Code}`, { enabled: product === null });
  return product === null ? read.data : undefined;
}

/**
 * Replaces a product of a list by another one with the same quantity and words, added to what the list already has of
 * it. Lines are identified by `data-line`.
 */
export function replaceInList(
  list: typeof useCart,
  { Code, Quantity, Words = [] }: CartLine,
  { Code: to, Size, Description }: NonNullable<EqualProduct['Equal']>,
): void {
  const { items, put, remove } = list.getState();
  const present = items.find((item) => item.Code === to);
  put(to, (present?.Quantity ?? 0) + Quantity, joinedWords([...(present?.Words ?? []), ...Words]));
  remove(Code);
  // the pressed button was removed with its line
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-line="${to}"] button`)?.focus());
  notify.success(`Trocado por ${Size} ${Description}.`);
}
