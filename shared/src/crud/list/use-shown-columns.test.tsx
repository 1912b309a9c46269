import { api, QueryClientProvider, queryClient } from '@rodovia/shared/runtime';
import { renderHook, waitFor } from '@testing-library/react';
import { text } from '../columns';
import type { Column } from '../types';
import { useShownColumns } from './use-shown-columns';

const columns: readonly Column<{ Code: string; Name: string; Size: string; Unit: string }>[] = [
  text('Name', 'Nome'),
  text('Size', 'Medida'),
  text('Unit', 'Unidade'),
];

const shown = (list: string) =>
  renderHook(() => useShownColumns(list, columns).map(({ key }) => key), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });

test('[BO-17] columns are hidden for each list by its reader, never the name of the record', async () => {
  const Hidden = [{ List: 'brand', Columns: ['Name', 'Size'] }];
  jest.spyOn(api, 'get').mockResolvedValue({ Rows: null, Hidden, Views: [] });
  const { result } = shown('brand');
  await waitFor(() => expect(result.current).toEqual(['Name', 'Unit']));
  expect(shown('group').result.current).toEqual(['Name', 'Size', 'Unit']);
});
