import type { CartItem } from '@rodovia/shared/runtime';

/** Most products that an address takes along: longer addresses are cut on their way. */
export const MOST_SHARED = 60;
const MOST_PIECES = 100_000;
const CODE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Address under which a cart is looked at; it names products and quantities and nothing else. */
export function sharedCartPath(items: readonly CartItem[]): string {
  const codes = items.map(({ Code }) => Code).join(';');
  const quantities = items.map(({ Quantity }) => Quantity).join(';');
  return `/carrinho/compartilhado?p=${codes}&q=${quantities}`;
}

const quantityOf = (text: string | undefined) => {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PIECES ? quantity : 1;
};

/** The products and quantities of such an address; what is no product's code is left out, a product comes once. */
export function sharedItems(search: URLSearchParams): CartItem[] {
  const quantities = (search.get('q') ?? '').split(';');
  const items = new Map<string, number>();
  for (const [at, code] of (search.get('p') ?? '').split(';').entries())
    if (CODE.test(code)) items.set(code.toLowerCase(), quantityOf(quantities[at]));
  return [...items].slice(0, MOST_SHARED).map(([Code, Quantity]) => ({ Code, Quantity }));
}
