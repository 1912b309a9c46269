import { queryClient } from '@rodovia/shared/runtime';
import { isPaged } from '../resource';
import type { CrudRow } from '../types';

const patched = (answer: unknown, code: string, change: Partial<CrudRow>): unknown => {
  if ((answer as CrudRow | undefined)?.Code === code) return { ...(answer as CrudRow), ...change };
  if (!isPaged(answer)) return answer;
  return { ...answer, Results: answer.Results.map((row) => (row.Code === code ? { ...row, ...change } : row)) };
};

/**
 * Changes a record in all cached lists of `resource`, before the server answers. Resolves to a function that reverts
 * it.
 */
export async function patchRows(resource: string, code: string, change: Partial<CrudRow>): Promise<() => void> {
  const lists = { queryKey: [resource] };
  await queryClient.cancelQueries(lists);
  const before = queryClient.getQueriesData(lists);
  queryClient.setQueriesData(lists, (answer: unknown) => patched(answer, code, change));
  return () => {
    for (const [key, answer] of before) queryClient.setQueryData(key, answer);
  };
}
