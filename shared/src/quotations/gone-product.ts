import type { EqualProduct } from '@rodovia/shared/contracts';
import { type CartLine, notify, useApi, type useCart } from '@rodovia/shared/runtime';

/** What is known of a product of a list that is not for sale any more: what it was, and what can take its place. */
export function useGone({ Code, product }: CartLine): EqualProduct | undefined {
  const read = useApi<EqualProduct>(`/product/equal/${Code}`, { enabled: product === null });
  return product === null ? read.data : undefined;
}

/** Puts the product that can take another's place into a list, as many of it; more, where the list has it already. Lines are known by `data-line`. */
export function takeInstead(
  list: typeof useCart,
  { Code, Quantity }: CartLine,
  { Code: to, Size, Description }: NonNullable<EqualProduct['Equal']>,
): void {
  const { items, put, remove } = list.getState();
  const present = items.find((item) => item.Code === to)?.Quantity ?? 0;
  put(to, present + Quantity);
  remove(Code);
  // The button that was pressed has gone with its line.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-line="${to}"] button`)?.focus());
  notify.success(`Trocado por ${Size} ${Description}.`);
}
