import { useSearchParams } from '@rodovia/shared/router';
import { useMemo } from 'react';
import { type ListSchema, type ListState, readListState, writeListState } from './list-state';

/** State of a list and the way to change it; every change is a step in the browser's history. */
export function useListState(schema: ListSchema) {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readListState(params, schema), [params, schema]);
  const write = (next: Partial<ListState>, replace = false) =>
    setParams(writeListState({ ...state, ...next }), { replace, preventScrollReset: true });
  return {
    state,
    /** @param asOf when the page that is left was read. */
    goTo: (page: number, quantity = state.quantity, asOf = state.asOf) =>
      write({ page: quantity === state.quantity ? page : 1, quantity, asOf }),
    sortBy: (orderBy: string) => write({ orderBy, page: 1 }),
    filterBy: (filters: Record<string, string>) => write({ filters, page: 1 }),
    /** Corrects an address that points past the last page. */
    correctPage: (page: number) => write({ page }, true),
  };
}
