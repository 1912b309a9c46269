import { useMemo } from 'react';
import { usePreferences } from '../preferences/use-preferences';
import { linkedOf } from '../table/table-columns';
import type { Column } from '../types';

/** Returns the visible columns of a list. The column with the record's name cannot be hidden. */
export function useShownColumns<T>(list: string, columns: readonly Column<T>[]): readonly Column<T>[] {
  const { hidden } = usePreferences();
  const hiddenColumns = hidden[list];
  return useMemo(
    () =>
      hiddenColumns?.length
        ? columns.filter((one) => one === linkedOf(columns) || !hiddenColumns.includes(one.key))
        : columns,
    [columns, hiddenColumns],
  );
}
