import type { StreamMessage } from './event-parser';
import { readEvents, SessionOver } from './read-events';

/** After this many consecutive failures, the client polls; every tenth attempt tries a stream again. */
const STREAM_TRIES = 3;
const STREAM_AGAIN_EVERY = 10;
const POLL_MS = 30_000;
const FIRST_PAUSE_MS = 1000;

/** Resolves after `ms`, or immediately when the network comes back or `signal` is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/** Exponential back-off with jitter, which spreads the reconnections after a restart of the server. */
const pauseAfter = (failures: number) =>
  failures >= STREAM_TRIES ? POLL_MS : FIRST_PAUSE_MS * 2 ** failures * (0.5 + Math.random() / 2);

/** Hidden tabs hold no connection, because browsers limit the connections of all tabs together. */
function untilVisible(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

function abortedWith(signal: AbortSignal): AbortController {
  const own = new AbortController();
  signal.addEventListener('abort', () => own.abort(), { once: true, signal: own.signal });
  document.addEventListener('visibilitychange', () => document.hidden && own.abort(), { signal: own.signal });
  return own;
}

interface Following {
  token: string;
  /** Whether the token still belongs to the session: a log-out in any tab ends the stream first. */
  isCurrent: () => boolean;
  /** Id of the last message read. */
  lastId: () => string | undefined;
  onMessage: (message: StreamMessage) => void;
  /** Called when the server no longer accepts the session. */
  onSessionOver: () => void;
}

/** Follows the stream until `signal` is aborted: reconnects if it breaks, polls if no stream can be opened. */
export async function followEvents(
  { token, isCurrent, lastId, onMessage, onSessionOver }: Following,
  signal: AbortSignal,
) {
  for (let failures = 0; !signal.aborted; ) {
    await untilVisible(signal);
    if (signal.aborted || !isCurrent()) return;
    const follow = failures < STREAM_TRIES || failures % STREAM_AGAIN_EVERY === 0;
    let heard = false;
    const attempt = abortedWith(signal);
    const take = (message: StreamMessage) => {
      heard = true;
      onMessage(message);
    };
    try {
      await readEvents({ token, lastId: lastId(), follow, signal: attempt.signal, onMessage: take });
    } catch (error) {
      if (error instanceof SessionOver) return onSessionOver();
    }
    attempt.abort();
    failures = follow && heard ? 0 : failures + 1;
    if (!signal.aborted && !document.hidden) await pause(pauseAfter(failures), signal);
  }
}
