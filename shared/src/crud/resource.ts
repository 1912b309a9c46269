import type { PagedResult } from '@rodovia/shared/contracts';
import { ifMatch } from '@rodovia/shared/contracts/if-match';
import { api, callPath, type QueryValue } from '@rodovia/shared/runtime';
import type { CrudRow } from './types';

type Query = Record<string, QueryValue>;

/** The calls of one resource. Writes reject with `ApiError`. */
export const resourceOf = (name: string) => ({
  listUrl: (query: Query) => callPath(`/${name}/pagged`, query),
  exportUrl: (query: Query) => callPath(`/${name}/export`, query),
  create: (input: object) => api.post<unknown>(`/${name}`, input),
  /** Changes a record as it was read: rejects where somebody else has changed it since. */
  update: (row: CrudRow, input: object) => api.put<unknown>(`/${name}/${row.Code}`, input, ifMatch(row)),
  /** Deletes a record as it was read: rejects where it is used, or somebody else has changed it since. */
  remove: (row: CrudRow) => api.delete<unknown>(`/${name}/${row.Code}`, undefined, ifMatch(row)),
  read: (code: string) => api.get<CrudRow>(`/${name}/${code}`),
  /** Brings back what was deleted a moment ago. */
  restore: (code: string) => api.post<unknown>(`/${name}/restore/${code}`),
  /** Switches a record on or off, as it was read where that is known. */
  setActive: (row: CrudRow, active: boolean) =>
    api.put<CrudRow>(`/${name}/${active ? 'setActive' : 'setInactive'}/${row.Code}`, undefined, ifMatch(row)),
});

export const isPaged = (answer: unknown): answer is PagedResult<{ Code: string }> =>
  typeof answer === 'object' && answer !== null && Array.isArray((answer as { Results?: unknown }).Results);
