/** Why the draft is not saved. */
export type Trouble<C> =
  | { kind: 'offline' }
  | { kind: 'refused'; message: string }
  /** Somebody else has saved `theirs` as `version` meanwhile. */
  | { kind: 'conflict'; version: number; theirs: C };

/** State machine of autosave. `C` is compared by identity: every change creates a new object. */
export interface SaveState<C> {
  /** Version on the server, as far as known. */
  version: number;
  stored: C;
  /** Content when everything storable was last saved. */
  saved: C;
  typed: C;
  /** Content that is being sent. */
  sending: C | null;
  trouble: Trouble<C> | null;
  /** Whether saving has ended because it is no longer a draft. */
  closed: boolean;
}

export type SaveEvent<C> =
  | { type: 'typed'; content: C }
  /** typing has paused, or a save was forced */
  | { type: 'due' }
  | { type: 'accepted'; version: number; stored: C }
  | { type: 'lost' }
  | { type: 'refused'; message: string }
  | { type: 'stale'; version: number; theirs: C }
  | { type: 'mine' }
  | { type: 'theirs' }
  | { type: 'closed' };

export const isDirty = <C>({ typed, saved }: SaveState<C>) => typed !== saved;

/** Returns whether unsaved content is only waiting for its timer. */
export const wantsToSend = <C>(state: SaveState<C>) =>
  isDirty(state) && state.sending === null && state.trouble?.kind !== 'conflict' && !state.closed;

const accepted = <C>(state: SaveState<C>, version: number, stored: C): SaveState<C> =>
  state.sending === null ? state : { ...state, version, stored, saved: state.sending, sending: null, trouble: null };

/** Resolves a conflict: the next save is based on the other's version. */
function settle<C>(state: SaveState<C>, typed: (theirs: C) => C): SaveState<C> {
  if (state.trouble?.kind !== 'conflict') return state;
  const { version, theirs } = state.trouble;
  return { ...state, version, stored: theirs, saved: theirs, typed: typed(theirs), trouble: null };
}

/** Returns the next state. Only one save runs at a time; changes made meanwhile are sent afterwards. */
export function nextSaveState<C>(state: SaveState<C>, event: SaveEvent<C>): SaveState<C> {
  switch (event.type) {
    case 'typed':
      return { ...state, typed: event.content };
    case 'due':
      return wantsToSend(state) ? { ...state, sending: state.typed } : state;
    case 'accepted':
      return accepted(state, event.version, event.stored);
    case 'lost':
      return { ...state, sending: null, trouble: { kind: 'offline' } };
    case 'refused':
      return { ...state, sending: null, trouble: { kind: 'refused', message: event.message } };
    case 'stale':
      return {
        ...state,
        sending: null,
        trouble: { kind: 'conflict', version: event.version, theirs: event.theirs },
      };
    case 'mine':
      return settle(state, () => state.typed);
    case 'theirs':
      return settle(state, (theirs) => theirs);
    case 'closed':
      return { ...state, sending: null, closed: true };
  }
}
