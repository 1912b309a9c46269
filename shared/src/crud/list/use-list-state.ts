import { useSearchParams } from '@rodovia/shared/router';
import { useMemo } from 'react';
import { chooseRows, usePreferences } from '../preferences/use-preferences';
import { type ListSchema, type ListState, readListState, writeListState } from './list-state';

/** State of a list and the way to change it; every change is a step in the browser's history. */
export function useListState(schema: ListSchema) {
  const [params, setParams] = useSearchParams();
  const { rows } = usePreferences();
  const state = useMemo(() => readListState(params, schema, rows), [params, schema, rows]);
  const write = (next: Partial<ListState>, replace = false, own = rows) =>
    setParams(writeListState({ ...state, ...next }, own), { replace, preventScrollReset: true });
  return {
    state,
    /**
     * @param quantity rows on a page; another number than before is the reader's own from now on.
     * @param asOf when the page that is left was read.
     */
    goTo: (page: number, quantity = state.quantity, asOf = state.asOf) => {
      if (quantity === state.quantity) return write({ page, asOf });
      void chooseRows(quantity);
      write({ page: 1, quantity }, false, quantity);
    },
    sortBy: (orderBy: string) => write({ orderBy, page: 1 }),
    filterBy: (filters: Record<string, string>) => write({ filters, page: 1 }),
    /** Corrects an address that points past the last page. */
    correctPage: (page: number) => write({ page }, true),
  };
}
