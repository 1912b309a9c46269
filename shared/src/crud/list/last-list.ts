import { useSyncExternalStore } from 'react';

/** A list as it was seen last: what its address said, and the records on the page. */
interface SeenList {
  search: string;
  codes: readonly string[];
}

const keyOf = (path: string) => `rodovia.list ${path}`;
const listeners = new Set<() => void>();

/** Notes what a list at `path` shows, for the pages of its records; forgotten with the tab and with the session. */
export function rememberList(path: string, seen: SeenList) {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(seen));
  } catch {
    // a tab without room leads back to the whole list
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

/** The address of a list with the filters that it was seen with. */
export const listAddress = (path: string) => path + (seenAt(path)?.search ?? '');

/** A record's place among those that stood beside it in its list. */
export interface Neighbours {
  /** Counted from 1. */
  place: number;
  count: number;
  previous?: string;
  next?: string;
}

/** Where a record stood in its list when that was seen last; null for one that was not there. */
export function neighboursOf(path: string, code: string): Neighbours | null {
  const codes = seenAt(path)?.codes ?? [];
  const at = codes.indexOf(code);
  if (at < 0) return null;
  return { place: at + 1, count: codes.length, previous: codes[at - 1], next: codes[at + 1] };
}

/** The same, followed. */
export function useNeighbours(path: string, code: string): Neighbours | null {
  const told = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => JSON.stringify(neighboursOf(path, code)),
    () => 'null',
  );
  return JSON.parse(told) as Neighbours | null;
}
