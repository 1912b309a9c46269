import { useSyncExternalStore } from 'react';

/** State of a list as it was last seen: its query and the records of the page. */
interface SeenList {
  search: string;
  codes: readonly string[];
  /** Number of records on the pages before it. */
  before?: number;
  /** Number of records on all pages. */
  total?: number;
}

const keyOf = (path: string) => `rodovia.list ${path}`;
const listeners = new Set<() => void>();

/**
 * Remembers what the list at `path` shows, for navigation between its records. It is forgotten with the tab and the
 * session.
 */
export function rememberList(path: string, seen: SeenList) {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(seen));
  } catch {
    // without storage, the link leads to the unfiltered list
  }
  for (const listener of listeners) listener();
}

function seenAt(path: string): SeenList | null {
  try {
    const seen = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? 'null') as SeenList | null;
    return seen && Array.isArray(seen.codes) && typeof seen.search === 'string' ? seen : null;
  } catch {
    return null;
  }
}

/** Returns the address of a list with its last filters. */
export const listAddress = (path: string) => path + (seenAt(path)?.search ?? '');

/** Position of a record in its list, and the records next to it on the page. */
export interface Neighbours {
  /** Position on all pages, starting at 1. */
  place: number;
  /** Number of records on all pages. */
  count: number;
  previous?: string;
  next?: string;
}

/** Returns the position of a record in its list when that was last seen; null if it was not there. */
export function neighboursOf(path: string, code: string): Neighbours | null {
  const { codes = [], before = 0, total = codes.length } = seenAt(path) ?? {};
  const at = codes.indexOf(code);
  if (at < 0) return null;
  return { place: before + at + 1, count: total, previous: codes[at - 1], next: codes[at + 1] };
}

/** Same as `neighboursOf`, as a hook. */
export function useNeighbours(path: string, code: string): Neighbours | null {
  const text = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => JSON.stringify(neighboursOf(path, code)),
    () => 'null',
  );
  return JSON.parse(text) as Neighbours | null;
}
