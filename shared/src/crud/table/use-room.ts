import { useMemo, useSyncExternalStore } from 'react';
import type { Column } from '../types';

/** Where columns of a rank have no room; narrower still, rows are cards and have them all. */
const CROWDED = [
  [3, '(min-width: 769px) and (max-width: 959px)'],
  [2, '(min-width: 769px) and (max-width: 1079px)'],
  [1, '(min-width: 769px) and (max-width: 1279px)'],
] as const;

const lists = CROWDED.map(([rank, query]) => ({ rank, list: globalThis.matchMedia?.(query) }));

function subscribe(onChange: () => void) {
  for (const { list } of lists) list?.addEventListener('change', onChange);
  return () => {
    for (const { list } of lists) list?.removeEventListener('change', onChange);
  };
}

const rankWithoutRoom = () => lists.find(({ list }) => list?.matches)?.rank ?? 0;

/** The columns that there is room for. */
export function useRoom<T>(columns: readonly Column<T>[]): readonly Column<T>[] {
  const gone = useSyncExternalStore(subscribe, rankWithoutRoom, () => 0);
  return useMemo(() => columns.filter(({ rank = Number.POSITIVE_INFINITY }) => rank > gone), [columns, gone]);
}
