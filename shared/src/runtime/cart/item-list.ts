import { create } from 'zustand';
import { type CartItem, parseItems } from './storage';

export interface ItemList {
  items: CartItem[];
  /** Sets the quantity of a product; a quantity that is not a whole number of at least 1 changes nothing. */
  put(code: string, quantity: number): void;
  remove(code: string): void;
  clear(): void;
}

const replaced = (items: CartItem[], code: string, quantity: number) =>
  items.some((item) => item.Code === code)
    ? items.map((item) => (item.Code === code ? { Code: code, Quantity: quantity } : item))
    : [...items, { Code: code, Quantity: quantity }];

/** A list of products and quantities kept in browser storage under `key` and shared with other open tabs. */
export function createItemList(key: string) {
  const read = () => (typeof localStorage === 'undefined' ? [] : parseItems(localStorage.getItem(key)));
  const write = (items: CartItem[]) => {
    if (items.length > 0) localStorage.setItem(key, JSON.stringify(items));
    else localStorage.removeItem(key);
  };
  const store = create<ItemList>((set) => {
    const change = (next: (items: CartItem[]) => CartItem[]) => {
      const items = next(read());
      write(items);
      set({ items });
    };
    return {
      items: [],
      put: (code, quantity) => {
        if (Number.isInteger(quantity) && quantity >= 1) change((items) => replaced(items, code, quantity));
      },
      remove: (code) => change((items) => items.filter((item) => item.Code !== code)),
      clear: () => change(() => []),
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
