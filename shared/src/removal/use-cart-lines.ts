import { useCart, useProducts } from '@rodovia/shared/runtime';
import { useRemoval } from './use-removal';

/** The cart's lines with their products, and their removal with undo; `beside` is emptied together with the cart. */
export function useCartLines<List extends HTMLElement>(beside?: typeof useCart) {
  const lines = useProducts(useCart((cart) => cart.items));
  return { lines, ...useRemoval<List>(useCart, undefined, beside) };
}
