import { useMemo, useRef, useState } from 'react';
import type { CrudRow } from '../types';

/** Selected records of a list. The selection is selected while pages, order and filters change. */
export interface Selection<T> {
  chosen: readonly T[];
  /** Whether anything has ever been selected. */
  used: boolean;
  has: (code: string) => boolean;
  toggle: (row: T) => void;
  /** Extends the last toggle to all `rows` between the last toggled row and this one. */
  reach: (row: T, rows: readonly T[]) => void;
  /** Selects or deselects all of `rows`. */
  set: (rows: readonly T[], on: boolean) => void;
  clear: () => void;
}

type SelectedRows<T> = ReadonlyMap<string, T>;

function changed<T extends CrudRow>(selected: SelectedRows<T>, rows: readonly T[], on: boolean): SelectedRows<T> {
  const next = new Map(selected);
  for (const row of rows) {
    if (on) next.set(row.Code, row);
    else next.delete(row.Code);
  }
  return next;
}

/** Returns the rows between two codes, both inclusive; only the given row if the other one is not in the list. */
function between<T extends CrudRow>(rows: readonly T[], from: string | undefined, row: T): readonly T[] {
  const ends = [rows.findIndex(({ Code }) => Code === from), rows.findIndex(({ Code }) => Code === row.Code)];
  const [first = -1, last = -1] = ends.sort((one, other) => one - other);
  return first < 0 ? [row] : rows.slice(first, last + 1);
}

/** State of a list's selection. */
export function useSelection<T extends CrudRow>(): Selection<T> {
  const [selected, setSelected] = useState<SelectedRows<T>>(new Map());
  const [used, setUsed] = useState(false);
  const last = useRef<string>(undefined);
  if (selected.size > 0 && !used) setUsed(true);
  return useMemo(
    () => ({
      chosen: [...selected.values()],
      used,
      has: (code) => selected.has(code),
      toggle: (row) => {
        last.current = row.Code;
        setSelected((before) => changed(before, [row], !before.has(row.Code)));
      },
      reach: (row, rows) => {
        const reached = between(rows, last.current, row);
        last.current = row.Code;
        setSelected((before) => changed(before, reached, !before.has(row.Code)));
      },
      set: (rows, on) => setSelected((before) => changed(before, rows, on)),
      clear: () => setSelected(new Map()),
    }),
    [selected, used],
  );
}
