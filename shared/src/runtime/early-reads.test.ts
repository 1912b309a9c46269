/** @jest-environment jsdom */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { ApiError } from './api/api-error';
import { api } from './api/client';
import { dropEarlyReads, takeEarlyAnswer, takeEarlyRead } from './early-reads';
import { queryClient, useApi } from './query';
import { startSession, useSession } from './session/session';

const send = jest.fn();
jest.mock('./api/transport', () => ({ send: (...given: unknown[]) => send(...given) }));

const person = { code: 'a', name: 'Ana', username: 'ana@rodovia.example', persontypecode: 'x' };
const URL = '/brand/pagged?page=1';
const page = { Results: [{ Code: 'a' }] };

/** Simulates a read that the page's inline script started with `token`. */
function readAhead(answer: unknown, token = 'token') {
  const answers: Record<string, unknown> = {};
  const read = Promise.resolve(answer);
  globalThis.rodoviaAhead = { token, reads: { [URL]: read }, answers };
  if (answer !== undefined) answers[URL] = answer;
}

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children);

beforeEach(() => {
  send.mockReset().mockResolvedValue('fresh');
  startSession({ ...person, access_token: 'token', is_admin: true, is_seller: false });
  queryClient.clear();
  dropEarlyReads();
});

test('the first read takes over what the page has begun, the next one asks', async () => {
  readAhead(page);
  expect(await api.get(URL)).toBe(page);
  expect(send).not.toHaveBeenCalled();
  expect(await api.get(URL)).toBe('fresh');
});

test('a read that failed is made again, with all that the client does', async () => {
  readAhead(undefined);
  expect(await api.get(URL)).toBe('fresh');
  expect(send).toHaveBeenCalledTimes(1);
});

test('what was read for another session is nobody’s', async () => {
  readAhead(page, 'another');
  expect(takeEarlyRead(URL)).toBeUndefined();
  expect(takeEarlyAnswer(URL)).toBeUndefined();
  readAhead(page);
  useSession.setState({ token: null });
  expect(await api.get(URL)).toBe('fresh');
});

test('after the first navigation it is out of date', () => {
  readAhead(page);
  dropEarlyReads();
  expect(takeEarlyRead(URL)).toBeUndefined();
});

test('a reader that has gone meanwhile is told so', async () => {
  readAhead(page);
  const cancelled = new AbortController();
  const read = api.get(URL, { signal: cancelled.signal });
  cancelled.abort();
  await expect(read).rejects.toMatchObject(new ApiError('aborted', 0, ''));
});

test('an answer that is there is shown at once, and read anew when it is asked for anew', async () => {
  readAhead(page);
  const { result } = renderHook(() => useApi(URL), { wrapper });
  expect(result.current.data).toBe(page);
  expect(takeEarlyRead(URL)).toBeUndefined();
  await act(() => result.current.refetch());
  await waitFor(() => expect(result.current.data).toBe('fresh'));
});

test('what has to be fresh each time is not read twice', async () => {
  readAhead(page);
  const { result } = renderHook(() => useApi(URL, { staleTime: 0 }), { wrapper });
  await waitFor(() => expect(result.current.data).toBe(page));
  expect(send).not.toHaveBeenCalled();
});
