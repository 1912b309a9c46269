import type { Merge } from '../draft/merge';
import { isDirty, nextSaveState, type SaveEvent, type SaveState, wantsToSend } from './save-state';

/** Result of a save. */
export type SaveAnswer<C> =
  | Extract<SaveEvent<C>, { type: 'accepted' | 'lost' | 'refused' | 'closed' }>
  | { type: 'stale'; version: number; theirs: C };

export interface SaverTools<C> {
  /** Sends `content` over `version`. Never rejects. */
  send: (content: C, state: SaveState<C>) => Promise<SaveAnswer<C>>;
  /** Stores unsaved content on this device after every change. */
  keep: (state: SaveState<C>) => void;
  /** Merges what was typed with what somebody else saved. */
  merge: (base: C, mine: C, theirs: C) => Merge<C>;
  /** Called when the other's changes were taken over: `base` is what both began with. */
  onMerged?: (base: C, theirs: C) => void;
  restMs?: number;
  /** Delay in ms before a failed save is retried. */
  retryMs?: number;
}

export interface Saver<C> {
  state: () => SaveState<C>;
  subscribe: (onChange: () => void) => () => void;
  type: (content: C) => void;
  settle: (side: 'mine' | 'theirs') => void;
  /** Saves immediately; resolves, once no save is running, to whether the server has everything. */
  flush: () => Promise<boolean>;
  /** Stops saving. */
  close: () => void;
}

const REST_MS = 800;
const RETRY_MS = 5000;

/** Creates an autosave: one save at a time, always with the latest content. */
export function createSaver<C>(
  initial: SaveState<C>,
  { send, keep, merge, onMerged, restMs = REST_MS, retryMs = RETRY_MS }: SaverTools<C>,
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
    // a draft that was closed meanwhile ignores the answer
    if (state.closed) return;
    if (answer.type !== 'stale') return step(answer);
    const { stored } = state;
    const { version, theirs } = answer;
    step({ type: 'stale', version, merged: merge(stored, state.typed, theirs) });
    if (!state.trouble) onMerged?.(stored, theirs);
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
