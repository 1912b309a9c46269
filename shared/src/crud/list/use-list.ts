import type { PagedResult } from '@rodovia/shared/contracts';
import { useApi } from '@rodovia/shared/runtime';
import { useEffect } from 'react';
import { resourceOf } from '../resource';
import type { CrudRow, ListDefinition } from '../types';
import { type ListState, listQuery } from './list-state';

/** Address of the list call for a state. */
export const listUrlOf = <T extends CrudRow, Input extends object>(
  { resource, query, include }: ListDefinition<T, Input>,
  state: ListState,
) => resourceOf(resource).listUrl({ ...listQuery(state), ...query, include });

/** Rows of a list. The rows before stay until the next have come; overtaken reads are aborted. */
export function useList<T>(url: string, page: number, correctPage: (page: number) => void) {
  const list = useApi<PagedResult<T>>(url, { placeholderData: (previous) => previous });
  const last = list.isPlaceholderData ? undefined : list.data?.TotalPages;
  useEffect(() => {
    if (last !== undefined && page > Math.max(last, 1)) correctPage(Math.max(last, 1));
  });
  return list;
}
