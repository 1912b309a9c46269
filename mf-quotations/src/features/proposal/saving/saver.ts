import { isDirty, nextSaveState, type SaveEvent, type SaveState, wantsToSend } from './save-state';

/** What came of a save. */
export type SaveAnswer<C> = Extract<SaveEvent<C>, { type: 'accepted' | 'lost' | 'refused' | 'stale' | 'closed' }>;

export interface SaverTools<C> {
  /** Sends `content` over `version`. Never rejects. */
  send: (content: C, state: SaveState<C>) => Promise<SaveAnswer<C>>;
  /** Keeps on this device what the server does not have, after every change. */
  keep: (state: SaveState<C>) => void;
  restMs?: number;
  /** After a failure it is tried again without anybody typing. */
  retryMs?: number;
}

export interface Saver<C> {
  state: () => SaveState<C>;
  subscribe: (onChange: () => void) => () => void;
  type: (content: C) => void;
  settle: (side: 'mine' | 'theirs') => void;
  /** Sends what is typed without waiting; resolves once nothing is on its way: with whether the server has it all. */
  flush: () => Promise<boolean>;
  /** Nothing is sent any more. */
  close: () => void;
}

const REST_MS = 800;
const RETRY_MS = 5000;

/** Saves what is typed while it is typed: one save at a time, and always the last one. */
export function createSaver<C>(
  initial: SaveState<C>,
  { send, keep, restMs = REST_MS, retryMs = RETRY_MS }: SaverTools<C>,
): Saver<C> {
  let state = initial;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function step(event: SaveEvent<C>) {
    const before = state;
    state = nextSaveState(before, event);
    if (state === before) return;
    keep(state);
    if (state.sending !== null && before.sending === null) running = deliver(state.sending);
    for (const listener of listeners) listener();
    plan(event);
  }

  async function deliver(content: C) {
    const answer = await send(content, state);
    // a draft that was closed meanwhile has nothing to be told
    if (!state.closed) step(answer);
  }

  function plan({ type }: SaveEvent<C>) {
    if (type === 'due') return;
    clearTimeout(timer);
    if (!wantsToSend(state)) return;
    timer = setTimeout(() => step({ type: 'due' }), type === 'lost' || type === 'refused' ? retryMs : restMs);
  }

  async function flush(): Promise<boolean> {
    await running;
    while (wantsToSend(state)) {
      clearTimeout(timer);
      step({ type: 'due' });
      await running;
      if (state.trouble) break;
    }
    return !isDirty(state) && !state.trouble;
  }

  if (wantsToSend(state)) plan({ type: 'typed', content: state.typed });
  return {
    state: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    type: (content) => step({ type: 'typed', content }),
    settle: (type) => step({ type }),
    flush,
    close() {
      clearTimeout(timer);
      step({ type: 'closed' });
    },
  };
}
