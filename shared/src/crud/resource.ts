import { api, callPath, type QueryValue } from '@rodovia/shared/runtime';
import type { PagedResult } from '../contracts/records';
import { ifMatch } from '../contracts/records';
import type { CrudRow } from './types';

type Query = Record<string, QueryValue>;

/** API calls of one resource. Writes reject with `ApiError`. */
export const resourceOf = (name: string) => ({
  listUrl: (query: Query) => callPath(`/${name}/pagged`, query),
  exportUrl: (query: Query) => callPath(`/${name}/export`, query),
  create: (input: object) => api.post<unknown>(`/${name}`, input),
  /** Updates a record; rejects if somebody else has changed it since it was read. */
  update: (row: CrudRow, input: object) => api.put<unknown>(`/${name}/${row.Code}`, input, ifMatch(row)),
  /** Deletes a record; rejects if it is in use, or if somebody else has changed it since it was read. */
  remove: (row: CrudRow) => api.delete<unknown>(`/${name}/${row.Code}`, undefined, ifMatch(row)),
  read: (code: string) => api.get<CrudRow>(`/${name}/${code}`),
  /** Restores a recently deleted record. */
  restore: (code: string) => api.post<unknown>(`/${name}/restore/${code}`),
  /** Activates or deactivates a record; checks the version if it is known. */
  setActive: (row: CrudRow, active: boolean) =>
    api.put<CrudRow>(`/${name}/${active ? 'setActive' : 'setInactive'}/${row.Code}`, undefined, ifMatch(row)),
});

/** Says whether an answer is a page of a list. */
export const isPaged = (answer: unknown): answer is PagedResult<{ Code: string }> =>
  typeof answer === 'object' && answer !== null && Array.isArray((answer as { Results?: unknown }).Results);
