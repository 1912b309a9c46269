import { useApi } from '@rodovia/shared/runtime';
import { useEffect } from 'react';
import type { PagedResult } from '../../contracts/records';
import { resourceOf } from '../resource';
import type { CrudRow, ListDefinition } from '../types';
import { type ListState, listQuery } from './list-state';

/** Returns the address of the list call for a state. */
export const listUrlOf = <T extends CrudRow, Input extends object>(
  { resource, query, include }: ListDefinition<T, Input>,
  state: ListState,
) => resourceOf(resource).listUrl({ ...listQuery(state), ...query, include });

/** Reads the rows of a list. The previous rows remain until the next ones arrive; outdated reads are aborted. */
export function useList<T>(url: string, page: number, correctPage: (page: number) => void) {
  const list = useApi<PagedResult<T>>(url, { placeholderData: (previous) => previous });
  const last = list.isPlaceholderData ? undefined : list.data?.TotalPages;
  useEffect(() => {
    if (last !== undefined && page > Math.max(last, 1)) correctPage(Math.max(last, 1));
  });
  return list;
}
