import type { CartItem } from '@rodovia/shared/runtime';

/** Maximum number of products in an address; longer addresses may be cut off in transit. */
export const MAX_SHARED = 60;
const MAX_PIECES = 100_000;
const CODE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns the address of a shared cart. It contains products and quantities and nothing else. */
export function sharedCartPath(items: readonly CartItem[]): string {
  const codes = items.map(({ Code }) => Code).join(';');
  const quantities = items.map(({ Quantity }) => Quantity).join(';');
  return `/carrinho/compartilhado?p=${codes}&q=${quantities}`;
}

const quantityOf = (text: string | undefined) => {
  const quantity = Number(text);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_PIECES ? quantity : 1;
};

/** Parses products and quantities from such an address; invalid codes are ignored and products occur once. */
export function sharedItems(search: URLSearchParams): CartItem[] {
  const quantities = (search.get('q') ?? '').split(';');
  const items = new Map<string, number>();
  for (const [at, code] of (search.get('p') ?? '').split(';').entries())
    if (CODE.test(code)) items.set(code.toLowerCase(), quantityOf(quantities[at]));
  return [...items].slice(0, MAX_SHARED).map(([Code, Quantity]) => ({ Code, Quantity }));
}
