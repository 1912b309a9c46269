import { keep } from '@rodovia/shared/runtime';
import { useSyncExternalStore } from 'react';

/** A value in browser storage that components and other tabs follow. */
export interface StoredState<T> {
  get(): T;
  /** Undefined empties the storage. */
  set(value: T | undefined): void;
  use(): T;
}

/** `read` makes a value of whatever is stored, null where nothing is; drawn pages begin with that of null. */
export function storedState<T>(key: string, read: (stored: unknown) => T): StoredState<T> {
  const empty = read(null);
  const listeners = new Set<() => void>();
  const load = () => {
    try {
      return read(JSON.parse(localStorage.getItem(key) ?? 'null'));
    } catch {
      return empty;
    }
  };
  let current = typeof localStorage === 'undefined' ? empty : load();
  const change = (value: T) => {
    current = value;
    for (const listener of listeners) listener();
  };
  if (typeof addEventListener === 'function') {
    addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) change(load());
    });
  }
  const get = () => current;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set: (value) => {
      if (value === undefined) localStorage.removeItem(key);
      else keep(key, JSON.stringify(value));
      change(value ?? empty);
    },
    use: () => useSyncExternalStore(subscribe, get, () => empty),
  };
}

const CODE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The codes of products in a stored value, each once, the first `most` of them. */
export const codesIn = (stored: unknown, most: number): string[] =>
  Array.isArray(stored)
    ? [...new Set(stored.filter((code) => typeof code === 'string' && CODE.test(code)))].slice(0, most)
    : [];
