import { useMemo } from 'react';
import { usePreferences } from '../preferences/use-preferences';
import { linkedOf } from '../table/table-columns';
import type { Column } from '../types';

/** The columns of a list that its reader has not hidden; the record's name is not to be hidden. */
export function useShownColumns<T>(list: string, columns: readonly Column<T>[]): readonly Column<T>[] {
  const { hidden } = usePreferences();
  const gone = hidden[list];
  return useMemo(
    () => (gone?.length ? columns.filter((one) => one === linkedOf(columns) || !gone.includes(one.key)) : columns),
    [columns, gone],
  );
}
