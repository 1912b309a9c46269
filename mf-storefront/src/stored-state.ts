import { persist } from '@rodovia/shared/runtime';
import { useSyncExternalStore } from 'react';

/** A value in the browser's storage that components and other tabs follow. */
export interface StoredState<T> {
  get(): T;
  /** Sets the value; undefined removes it. */
  set(value: T | undefined): void;
  use(): T;
}

/**
 * Creates a stored value. `read` converts what is stored, null if nothing is. Server-rendered pages start with the
 * value for null.
 */
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
      else persist(key, JSON.stringify(value));
      change(value ?? empty);
    },
    use: () => useSyncExternalStore(subscribe, get, () => empty),
  };
}

const CODE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns distinct product codes from a stored value, at most `most`. */
export const codesIn = (stored: unknown, most: number): string[] =>
  Array.isArray(stored)
    ? [...new Set(stored.filter((code) => typeof code === 'string' && CODE.test(code)))].slice(0, most)
    : [];
