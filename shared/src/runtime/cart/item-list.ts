import { create } from 'zustand';
import { keep } from '../keep';
import { type CartItem, parseItems } from './storage';

export interface ItemList {
  items: CartItem[];
  /** Sets the quantity of a product; a quantity that is not a whole number of at least 1 changes nothing. */
  put(code: string, quantity: number): void;
  /** Takes a product out; what it answers puts it back to where it was. */
  remove(code: string): () => void;
  /** Takes everything out; what it answers puts it back. */
  clear(): () => void;
}

const replaced = (items: CartItem[], code: string, quantity: number) =>
  items.some((item) => item.Code === code)
    ? items.map((item) => (item.Code === code ? { Code: code, Quantity: quantity } : item))
    : [...items, { Code: code, Quantity: quantity }];

/** `items` with what was taken out of `before` in its old place; what was changed or added since stays so. */
function withTaken(items: CartItem[], before: CartItem[], taken: CartItem[]): CartItem[] {
  const now = new Map(items.map((item) => [item.Code, item]));
  const old = before.flatMap((item) => now.get(item.Code) ?? (taken.includes(item) ? item : []));
  return [...old, ...items.filter(({ Code }) => !before.some((item) => item.Code === Code))];
}

/** A list of products and quantities kept in browser storage under `key` and shared with other open tabs. */
export function createItemList(key: string) {
  const read = () => (typeof localStorage === 'undefined' ? [] : parseItems(localStorage.getItem(key)));
  const write = (items: CartItem[]) => {
    if (items.length > 0) return keep(key, JSON.stringify(items));
    localStorage.removeItem(key);
    return true;
  };
  // What there was no room for is in the store alone.
  let isKept = true;
  const store = create<ItemList>((set) => {
    const current = () => (isKept ? read() : store.getState().items);
    const change = (next: (items: CartItem[]) => CartItem[]) => {
      const items = next(current());
      isKept = write(items);
      set({ items });
    };
    const take = (isTaken: (item: CartItem) => boolean) => {
      const before = current();
      const taken = before.filter(isTaken);
      change((items) => items.filter((item) => !isTaken(item)));
      return () => change((items) => withTaken(items, before, taken));
    };
    return {
      items: [],
      put: (code, quantity) => {
        if (Number.isInteger(quantity) && quantity >= 1) change((items) => replaced(items, code, quantity));
      },
      remove: (code) => take((item) => item.Code === code),
      clear: () => take(() => true),
    };
  });
  // It begins empty, as the server draws the page, and takes what is stored before anything else runs.
  const stored = read();
  if (stored.length > 0) store.setState({ items: stored });
  if (typeof addEventListener === 'function') {
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) store.setState({ items: read() });
    });
  }
  return store;
}
