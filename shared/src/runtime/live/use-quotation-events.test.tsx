import { startSession, useQuotationEvents } from '@rodovia/shared/runtime';
import { act, render, waitFor } from '@testing-library/react';

const words = () => 'Aberto';
const staff = { code: 'a', name: 'Ana', username: 'ana@rodovia.example', persontypecode: 'x' };

/** A screen of a module: the browser may show two of them, such as a page and a dialog of another module. */
function Screen() {
  useQuotationEvents(words);
  return null;
}

const asked: AbortSignal[] = [];
const openStreams = () => asked.filter((signal) => !signal.aborted);

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = jest.fn((_, init) => {
    asked.push(init?.signal as AbortSignal);
    // A stream on which nothing happens.
    return new Promise<Response>(() => undefined);
  }) as typeof fetch;
  startSession({ ...staff, access_token: 'token', is_admin: true, is_seller: false });
});

test('[BO-19] screens share one stream, which stays open until the last of them is gone', async () => {
  const [first, second] = [render(<Screen />), render(<Screen />)];
  await waitFor(() => expect(asked).toHaveLength(1));
  jest.useFakeTimers();
  await act(async () => first.unmount());
  await jest.advanceTimersByTimeAsync(5000);
  expect(openStreams()).toHaveLength(1);
  await act(async () => second.unmount());
  await jest.advanceTimersByTimeAsync(5000);
  expect(openStreams()).toHaveLength(0);
  jest.useRealTimers();
  expect(asked).toHaveLength(1);
});
