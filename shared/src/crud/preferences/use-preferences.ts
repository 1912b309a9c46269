import type { Preferences, SavedView } from '@rodovia/shared/contracts';
import {
  ApiError,
  api,
  callPath,
  invalidate,
  type KeptLists,
  keepLists,
  keptLists,
  keyOf,
  queryClient,
  useApi,
} from '@rodovia/shared/runtime';
import { useCalm } from '@rodovia/shared/when-calm';
import { useEffect, useMemo, useState } from 'react';
import { feedback } from '../feedback/feedback';

const URL = '/preference';
const FAILED = 'Sua preferência não foi guardada:';

const asKept = ({ Rows, Hidden }: Preferences): Partial<KeptLists> => ({
  ...(Rows !== null && { rows: Rows }),
  hidden: Object.fromEntries(Hidden.map(({ List, Columns }) => [List, Columns])),
});

const asPreferences = ({ rows, hidden }: KeptLists): Preferences => ({
  Rows: rows,
  Hidden: Object.entries(hidden).map(([List, Columns]) => ({ List, Columns: [...Columns] })),
  Views: [],
});

const isSame = ({ List, Name }: SavedView, view: Pick<SavedView, 'List' | 'Name'>) =>
  List === view.List && Name.toLowerCase() === view.Name.toLowerCase();

/** Shows a change before the server has it, and asks the server anew where it refuses. */
async function change(next: (before: Preferences) => Preferences, send: () => Promise<unknown>): Promise<boolean> {
  const key = keyOf(URL);
  await queryClient.cancelQueries({ queryKey: key });
  const read = queryClient.getQueryData<Preferences>(key);
  const before = read ?? asPreferences(keptLists());
  const after = next(before);
  queryClient.setQueryData(key, after);
  keepLists({ ...keptLists(), ...asKept(after) });
  try {
    await send();
    if (!read) await invalidate('preference');
    return true;
  } catch (error) {
    feedback.failed(error, FAILED);
    if (error instanceof ApiError) await invalidate('preference');
    return false;
  }
}

/** Gives every list so many rows on a page. */
export const chooseRows = (rows: number) =>
  change(
    (before) => ({ ...before, Rows: rows }),
    () => api.put(`${URL}/rows`, { rows }),
  );

/** Hides exactly these columns of a list. */
export const hideColumns = (list: string, columns: readonly string[]) =>
  change(
    (before) => ({
      ...before,
      Hidden: [...before.Hidden.filter(({ List }) => List !== list), { List: list, Columns: [...columns] }],
    }),
    () => api.put(`${URL}/columns`, { list, columns }),
  );

/** Keeps what a list is filtered by under a name. Answers whether that is done. */
export const saveView = (view: SavedView) =>
  change(
    (before) => ({ ...before, Views: [...before.Views.filter((one) => !isSame(one, view)), view] }),
    () => api.put(`${URL}/view`, { list: view.List, name: view.Name, query: view.Query }),
  );

/** Forgets a saved view. */
export const removeView = (view: SavedView) =>
  change(
    (before) => ({ ...before, Views: before.Views.filter((one) => !isSame(one, view)) }),
    () => api.delete(callPath(`${URL}/view`, { list: view.List, name: view.Name })),
  );

/**
 * How the reader has set their lists: what this device knows at once, what the server knows once the page has come to
 * rest.
 */
export function usePreferences(): KeptLists & { views: readonly SavedView[]; isRead: boolean } {
  const [kept] = useState(keptLists);
  const isCalm = useCalm();
  const { data } = useApi<Preferences>(URL, { enabled: isCalm, staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (data) keepLists({ ...keptLists(), ...asKept(data) });
  }, [data]);
  return useMemo(
    () => ({ ...kept, ...(data && asKept(data)), views: data?.Views ?? [], isRead: data !== undefined }),
    [kept, data],
  );
}
