/** Storage key and shape are given by the specification: other versions of the product read them too. */
export const CART_KEY = 'cartItens';

/** Storage key of what goes along with the cart in words. */
export const FREE_ITEMS_KEY = 'rodovia.freeItems';

/** Storage key of the last closing that may have been tried; it outlives a lost connection, as the cart does. */
export const CLOSING_KEY = 'rodovia.closing';

export interface CartItem {
  /** Code of the product. */
  Code: string;
  /** Whole number, at least 1. */
  Quantity: number;
}

const isItem = (value: unknown): value is CartItem => {
  const item = value as CartItem | null;
  return typeof item?.Code === 'string' && Number.isInteger(item.Quantity) && item.Quantity >= 1;
};

/** Items in a stored text; whatever is not an item is left out. */
export function parseItems(text: string | null): CartItem[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isItem).map(({ Code, Quantity }) => ({ Code, Quantity })) : [];
  } catch {
    return [];
  }
}
