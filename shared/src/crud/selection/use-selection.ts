import { useMemo, useRef, useState } from 'react';
import type { CrudRow } from '../types';

/** Records chosen in a list. They stay chosen while pages, order and filters change. */
export interface Selection<T> {
  chosen: readonly T[];
  /** Something has been chosen at some time. */
  used: boolean;
  has: (code: string) => boolean;
  toggle: (row: T) => void;
  /** Does to all `rows` between the row toggled last and this one what a toggle does to this one. */
  reach: (row: T, rows: readonly T[]) => void;
  /** Adds or takes out all of `rows`. */
  set: (rows: readonly T[], on: boolean) => void;
  clear: () => void;
}

type Kept<T> = ReadonlyMap<string, T>;

function changed<T extends CrudRow>(kept: Kept<T>, rows: readonly T[], on: boolean): Kept<T> {
  const next = new Map(kept);
  for (const row of rows) {
    if (on) next.set(row.Code, row);
    else next.delete(row.Code);
  }
  return next;
}

/** The rows from one code to another, both included; the one row where the other is not among them. */
function between<T extends CrudRow>(rows: readonly T[], from: string | undefined, row: T): readonly T[] {
  const ends = [rows.findIndex(({ Code }) => Code === from), rows.findIndex(({ Code }) => Code === row.Code)];
  const [first = -1, last = -1] = ends.sort((one, other) => one - other);
  return first < 0 ? [row] : rows.slice(first, last + 1);
}

/** The selection of one list screen. */
export function useSelection<T extends CrudRow>(): Selection<T> {
  const [kept, setKept] = useState<Kept<T>>(new Map());
  const [used, setUsed] = useState(false);
  const last = useRef<string>(undefined);
  if (kept.size > 0 && !used) setUsed(true);
  return useMemo(
    () => ({
      chosen: [...kept.values()],
      used,
      has: (code) => kept.has(code),
      toggle: (row) => {
        last.current = row.Code;
        setKept((before) => changed(before, [row], !before.has(row.Code)));
      },
      reach: (row, rows) => {
        const reached = between(rows, last.current, row);
        last.current = row.Code;
        setKept((before) => changed(before, reached, !before.has(row.Code)));
      },
      set: (rows, on) => setKept((before) => changed(before, rows, on)),
      clear: () => setKept(new Map()),
    }),
    [kept, used],
  );
}
