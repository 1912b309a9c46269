import { api, QueryClientProvider, queryClient } from '@rodovia/shared/runtime';
import { renderHook, waitFor } from '@testing-library/react';
import { MAX_LIST_RECORDS } from '../../contracts/records';
import { optionsFrom } from '../filter/filters';
import { useOptions } from './use-options';

interface Thing {
  Code: string;
  Name: string;
}

const things = optionsFrom<Thing>('/thing', ({ Code, Name }) => ({ value: Code, label: Name }), {
  more: { search: (term) => `/thing/pagged?term=${term}`, one: (code) => `/thing/${code}` },
});
const thing = (name: string): Thing => ({ Code: name, Name: `Coisa ${name}` });
const page = (Results: Thing[]) => ({ Results, TotalPages: 1, TotalCount: Results.length });

const shown = (typed: string, value: string) =>
  renderHook(() => useOptions(things, typed, value), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  });

afterEach(() => queryClient.clear());

test('a list that holds all is asked for nothing else', async () => {
  const get = jest.spyOn(api, 'get').mockResolvedValue([thing('a'), thing('b')]);
  const { result } = shown('x', 'z');
  await waitFor(() => expect(result.current.options).toHaveLength(2));
  expect(result.current.isCut).toBe(false);
  expect(get).toHaveBeenCalledTimes(1);
});

test('beyond the longest list options are found by typing, and the chosen one is there', async () => {
  const listed = Array.from({ length: MAX_LIST_RECORDS }, (_, at) => thing(`n${at}`));
  jest.spyOn(api, 'get').mockImplementation(async (url) => {
    if (url === '/thing') return listed;
    return url === '/thing/old' ? thing('old') : page([thing('typed'), thing('n1')]);
  });
  const { result } = shown('typed', 'old');
  await waitFor(() => expect(result.current.options).toHaveLength(MAX_LIST_RECORDS + 2));
  expect(result.current.isCut).toBe(true);
  expect(result.current.options.slice(-2).map(({ label }) => label)).toEqual(['Coisa typed', 'Coisa old']);
});
