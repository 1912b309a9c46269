import { useIsIdle } from '@rodovia/shared/on-idle';
import {
  ApiError,
  api,
  callPath,
  invalidate,
  keyOf,
  type ListSettings,
  queryClient,
  readListSettings,
  saveListSettings,
  useApi,
} from '@rodovia/shared/runtime';
import { useEffect, useMemo, useState } from 'react';
import type { Preferences, SavedView } from '../../contracts/back-office';
import { feedback } from '../feedback/feedback';

const URL = '/preference';
const FAILED = 'Sua preferência não foi guardada:';

const asStored = ({ Rows, Hidden }: Preferences): Partial<ListSettings> => ({
  ...(Rows !== null && { rows: Rows }),
  hidden: Object.fromEntries(Hidden.map(({ List, Columns }) => [List, Columns])),
});

const asPreferences = ({ rows, hidden }: ListSettings): Preferences => ({
  Rows: rows,
  Hidden: Object.entries(hidden).map(([List, Columns]) => ({ List, Columns: [...Columns] })),
  Views: [],
});

const isSame = ({ List, Name }: SavedView, view: Pick<SavedView, 'List' | 'Name'>) =>
  List === view.List && Name.toLowerCase() === view.Name.toLowerCase();

/** Applies a change optimistically, and reloads from the server if the write fails. */
async function change(next: (before: Preferences) => Preferences, send: () => Promise<unknown>): Promise<boolean> {
  const key = keyOf(URL);
  await queryClient.cancelQueries({ queryKey: key });
  const read = queryClient.getQueryData<Preferences>(key);
  const before = read ?? asPreferences(readListSettings());
  const after = next(before);
  queryClient.setQueryData(key, after);
  saveListSettings({ ...readListSettings(), ...asStored(after) });
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

/** Sets the number of rows per page of all lists. */
export const chooseRows = (rows: number) =>
  change(
    (before) => ({ ...before, Rows: rows }),
    () => api.put(`${URL}/rows`, { rows }),
  );

/** Sets the hidden columns of a list. */
export const hideColumns = (list: string, columns: readonly string[]) =>
  change(
    (before) => ({
      ...before,
      Hidden: [...before.Hidden.filter(({ List }) => List !== list), { List: list, Columns: [...columns] }],
    }),
    () => api.put(`${URL}/columns`, { list, columns }),
  );

/** Saves the filters of a list as a view. Resolves to whether it succeeded. */
export const saveView = (view: SavedView) =>
  change(
    (before) => ({ ...before, Views: [...before.Views.filter((one) => !isSame(one, view)), view] }),
    () => api.put(`${URL}/view`, { list: view.List, name: view.Name, query: view.Query }),
  );

/** Deletes a saved view. */
export const removeView = (view: SavedView) =>
  change(
    (before) => ({ ...before, Views: before.Views.filter((one) => !isSame(one, view)) }),
    () => api.delete(callPath(`${URL}/view`, { list: view.List, name: view.Name })),
  );

/** List settings of the reader: from this device immediately, from the server once the page is idle. */
export function usePreferences(): ListSettings & { views: readonly SavedView[]; isRead: boolean } {
  const [settings] = useState(readListSettings);
  const isIdle = useIsIdle();
  const { data } = useApi<Preferences>(URL, { enabled: isIdle, staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (data) saveListSettings({ ...readListSettings(), ...asStored(data) });
  }, [data]);
  return useMemo(
    () => ({ ...settings, ...(data && asStored(data)), views: data?.Views ?? [], isRead: data !== undefined }),
    [settings, data],
  );
}
