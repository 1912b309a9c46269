import type { PagedResult } from '@rodovia/shared/contracts';
import { api, callPath, type QueryValue } from '@rodovia/shared/runtime';

type Query = Record<string, QueryValue>;

/** The calls of one resource. Writes reject with `ApiError`. */
export const resourceOf = (name: string) => ({
  listUrl: (query: Query) => callPath(`/${name}/pagged`, query),
  exportUrl: (query: Query) => callPath(`/${name}/export`, query),
  create: (input: object) => api.post<unknown>(`/${name}`, input),
  update: (code: string, input: object) => api.put<unknown>(`/${name}/${code}`, input),
  setActive: (code: string, active: boolean) =>
    api.put<unknown>(`/${name}/${active ? 'setActive' : 'setInactive'}/${code}`),
});

export const isPaged = (answer: unknown): answer is PagedResult<{ Code: string }> =>
  typeof answer === 'object' && answer !== null && Array.isArray((answer as { Results?: unknown }).Results);
