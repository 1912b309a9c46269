import { create } from 'zustand';
import { persist } from '../storage/persist';
import { type CartItem, isItem, parseItems } from './storage';

/** A stored list of items with quantities. */
export interface ItemList {
  items: CartItem[];
  /**
   * Sets the quantity of a product, and the lines of the visitor's list that it answers; without `words` these stay.
   * Quantities that are no whole number of at least 1 are ignored.
   */
  put(code: string, quantity: number, words?: CartItem['Words']): void;
  /** Removes a product. The returned function restores it at its old position. */
  remove(code: string): () => void;
  /** Removes all products. The returned function restores them. */
  clear(): () => void;
}

const replaced = (items: CartItem[], put: CartItem) =>
  items.some(({ Code }) => Code === put.Code)
    ? items.map((item) => (item.Code === put.Code ? { ...put, Words: put.Words ?? item.Words } : item))
    : [...items, put];

/** Returns `items` with the removed ones at their old position in `before`; later changes are kept. */
function withTaken(items: CartItem[], before: CartItem[], taken: CartItem[]): CartItem[] {
  const now = new Map(items.map((item) => [item.Code, item]));
  const old = before.flatMap((item) => now.get(item.Code) ?? (taken.includes(item) ? item : []));
  return [...old, ...items.filter(({ Code }) => !before.some((item) => item.Code === Code))];
}

/** Creates a list of products and quantities that is stored under `key` and synchronized between tabs. */
export function createItemList(key: string) {
  const read = () => parseItems(globalThis.localStorage?.getItem(key));
  const write = (items: CartItem[]) => {
    if (items.length > 0) return persist(key, JSON.stringify(items));
    localStorage.removeItem(key);
    return true;
  };
  // false if the storage is full: the list then only lives in memory
  let isStored = true;
  const store = create<ItemList>((set) => {
    const current = () => (isStored ? read() : store.getState().items);
    const change = (next: (items: CartItem[]) => CartItem[]) => {
      const items = next(current());
      isStored = write(items);
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
      put: (Code, Quantity, Words) => {
        const put = { Code, Quantity, Words };
        if (isItem(put)) change((items) => replaced(items, put));
      },
      remove: (code) => take((item) => item.Code === code),
      clear: () => take(() => true),
    };
  });
  // starts empty like the server-rendered page, then reads the storage before anything else runs
  const stored = read();
  if (stored.length > 0) store.setState({ items: stored });
  if (typeof addEventListener === 'function') {
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) store.setState({ items: read() });
    });
  }
  return store;
}
