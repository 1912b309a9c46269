import { keyOf, queryClient, startSession, useQuotationEvents, useToasts } from '@rodovia/shared/runtime';
import { act, render, waitFor } from '@testing-library/react';
import { endSession } from '../session/session';

const words = () => 'Aberto';
const staff = { code: 'a', name: 'Ana', username: 'ana@rodovia.example', persontypecode: 'x' };

/** A screen of a module. The browser can show two of them, such as a page and a dialog of another module. */
function Screen() {
  useQuotationEvents(words);
  return null;
}

/** A screen without texts, which only counts. */
function Counter() {
  useQuotationEvents();
  return null;
}

const signals: AbortSignal[] = [];
const openStreams = () => signals.filter((signal) => !signal.aborted);

beforeEach(() => {
  signals.length = 0;
  globalThis.fetch = jest.fn((_, init) => {
    signals.push(init?.signal as AbortSignal);
    // a stream without events
    return new Promise<Response>(() => undefined);
  }) as typeof fetch;
  startSession({ ...staff, access_token: 'token', is_admin: true, is_seller: false });
});

test('[BO-19] screens share one stream, which stays open until the last of them is gone', async () => {
  const [first, second] = [render(<Screen />), render(<Screen />)];
  await waitFor(() => expect(signals).toHaveLength(1));
  jest.useFakeTimers();
  await act(async () => first.unmount());
  await jest.advanceTimersByTimeAsync(5000);
  expect(openStreams()).toHaveLength(1);
  await act(async () => second.unmount());
  await jest.advanceTimersByTimeAsync(5000);
  expect(openStreams()).toHaveLength(0);
  jest.useRealTimers();
  expect(signals).toHaveLength(1);
});

test('[BO-19] a stream that the server ends after a log-out is not asked for again with the old token', async () => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn((_, init) => {
    signals.push(init?.signal as AbortSignal);
    const pieces = [new TextEncoder().encode('id: 1\ndata: {"type":"position"}\n\n')];
    const read = async () => ({ done: pieces.length === 0, value: pieces.shift() });
    return Promise.resolve({ ok: true, status: 200, body: { getReader: () => ({ read }) } } as unknown as Response);
  }) as typeof fetch;
  const screen = render(<Screen />);
  await jest.advanceTimersByTimeAsync(0);
  expect(signals).toHaveLength(1);
  await act(async () => endSession());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(signals).toHaveLength(1);
  screen.unmount();
  jest.useRealTimers();
});

describe('news of a message', () => {
  const news = { type: 'quotation', code: 'q', number: 7, status: 'OPEN', kind: 'MESSAGE', at: '', own: false };
  let say: (text: string) => void;
  let sessions = 0;

  beforeEach(() => {
    // a session of its own, because the stream of the previous one stays open for a moment
    sessions += 1;
    startSession({ ...staff, access_token: `token ${sessions}`, is_admin: true, is_seller: false });
    useToasts.setState({ toasts: [] });
    globalThis.fetch = jest.fn(async () => {
      const body = new TransformStream<Uint8Array, Uint8Array>();
      const writer = body.writable.getWriter();
      say = (text) => void writer.write(new TextEncoder().encode(`id: 1\ndata: ${text}\n\n`));
      return { ok: true, status: 200, body: body.readable } as unknown as Response;
    }) as typeof fetch;
  });

  const hear = async () => {
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    const url = '/message/unread';
    queryClient.setQueryData(keyOf(url), { Conversations: 0 });
    say('{"type":"position"}');
    say(JSON.stringify(news));
    await waitFor(() => expect(queryClient.getQueryState(keyOf(url))?.isInvalidated).toBe(true));
    return useToasts.getState().toasts.map(({ text }) => text);
  };

  test('is counted in silence where no screen has words for it', async () => {
    const counter = render(<Counter />);
    expect(await hear()).toEqual([]);
    counter.unmount();
  });

  test('is told once where a screen has, whoever followed first', async () => {
    const shown = [render(<Counter />), render(<Screen />), render(<Screen />)];
    expect(await hear()).toEqual(['Nova mensagem no orçamento 7']);
    for (const one of shown) one.unmount();
  });
});
