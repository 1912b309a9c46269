/** @jest-environment jsdom */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

test('a copy of a page shows what came with it and makes it true, and a lost network ends nothing meanwhile', async () => {
  // the module looks at the page when it is loaded
  document.documentElement.dataset.copy = '1';
  const { inlineAnswers, dropInlinedAnswers } = await import('./boot');
  const { api } = await import('./api/client');
  const { queryClient, useApi } = await import('./query');
  const get = jest.spyOn(api, 'get').mockResolvedValue('new');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const read = async (url: string) => {
    const { result } = renderHook(() => useApi<string>(url, { staleTime: 600_000 }).data, { wrapper });
    const first = result.current;
    await act(async () => undefined);
    return [first, result.current];
  };

  inlineAnswers({ '/home': 'old' });
  expect(await read('/home')).toEqual(['old', 'new']);
  expect(get.mock.calls).toEqual([['/home', expect.objectContaining({ unattended: true })]]);
  dropInlinedAnswers();
  expect(await read('/shop')).toEqual([undefined, 'new']);
  expect(get.mock.lastCall).toEqual(['/shop', expect.objectContaining({ unattended: false })]);
});
