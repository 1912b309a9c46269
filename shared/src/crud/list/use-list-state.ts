import { useSearchParams } from '@rodovia/shared/router';
import { useMemo } from 'react';
import { chooseRows, usePreferences } from '../preferences/use-preferences';
import { type ListSchema, type ListState, readListState, writeListState } from './list-state';

/** Returns the state of a list and functions to change it. Every change adds a history entry. */
export function useListState(schema: ListSchema) {
  const [params, setParams] = useSearchParams();
  const { rows } = usePreferences();
  const state = useMemo(() => readListState(params, schema, rows), [params, schema, rows]);
  const write = (next: Partial<ListState>, replace = false, own = rows) =>
    setParams(writeListState({ ...state, ...next }, own), { replace, preventScrollReset: true });
  return {
    state,
    /**
     * @param quantity rows per page; a different number becomes the reader's default.
     * @param asOf snapshot time of the current page.
     */
    goTo: (page: number, quantity = state.quantity, asOf = state.asOf) => {
      if (quantity === state.quantity) return write({ page, asOf });
      void chooseRows(quantity);
      write({ page: 1, quantity }, false, quantity);
    },
    sortBy: (orderBy: string) => write({ orderBy, page: 1 }),
    filterBy: (filters: Record<string, string>) => write({ filters, page: 1 }),
    /** Replaces an address that points past the last page. */
    correctPage: (page: number) => write({ page }, true),
  };
}
