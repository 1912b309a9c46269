/** Storage key and format given by the specification, shared with other versions of the product. */
export const CART_KEY = 'cartItens';

/** Storage key of the cart's free items. */
export const FREE_ITEMS_KEY = 'rodovia.freeItems';

/** Storage key of the last attempt to close the cart; it survives a lost connection, like the cart. */
export const CLOSING_KEY = 'rodovia.closing';

/** An item of the cart as it is stored. */
export interface CartItem {
  /** Code of the product. */
  Code: string;
  /** Whole number, at least 1. */
  Quantity: number;
  /** Lines of the visitor's list that the product answers. */
  Words?: readonly string[] | undefined;
}

/** Returns whether a value has the code of a product and a quantity that can be ordered. */
export const isItem = (value: unknown): value is CartItem => {
  const item = value as CartItem | null;
  return typeof item?.Code === 'string' && Number.isInteger(item.Quantity) && item.Quantity >= 1;
};

/** Returns the known properties of a stored item; `Words` that are no list are left out. */
const itemOf = ({ Code, Quantity, Words }: CartItem): CartItem => ({
  Code,
  Quantity,
  Words: Array.isArray(Words) ? Words.map(String) : undefined,
});

/** Parses stored items; invalid ones are dropped. */
export function parseItems(text: string | null | undefined): CartItem[] {
  try {
    // what is no list fails here
    return JSON.parse(text ?? '[]')
      .filter(isItem)
      .map(itemOf);
  } catch {
    return [];
  }
}
