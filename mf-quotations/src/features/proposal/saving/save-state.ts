import type { Merge } from '../draft/merge';

/** Why the draft is not saved. */
export type Trouble<C> =
  | { kind: 'offline' }
  | { kind: 'refused'; message: string }
  /** Somebody else has saved another `version` meanwhile, and both changed the same. */
  | { kind: 'conflict'; version: number; merged: Merge<C> };

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
  | { type: 'stale'; version: number; merged: Merge<C> }
  | { type: 'mine' }
  | { type: 'theirs' }
  | { type: 'closed' };

export const isDirty = <C>({ typed, saved }: SaveState<C>) => typed !== saved;

/** Returns whether unsaved content is only waiting for its timer. */
export const wantsToSend = <C>(state: SaveState<C>) =>
  isDirty(state) && state.sending === null && state.trouble?.kind !== 'conflict' && !state.closed;

const accepted = <C>(state: SaveState<C>, version: number, stored: C): SaveState<C> =>
  state.sending === null ? state : { ...state, version, stored, saved: state.sending, sending: null, trouble: null };

type Stale<C> = Omit<Extract<SaveEvent<C>, { type: 'stale' }>, 'type'>;

/** Bases the next save on the other's version. */
const rebased = <C>(state: SaveState<C>, { version, merged }: Stale<C>, side: 'mine' | 'theirs'): SaveState<C> => ({
  ...state,
  version,
  stored: merged.stored,
  saved: merged.stored,
  typed: merged[side],
  sending: null,
  trouble: null,
});

/** Resolves a conflict. What only one side changed is kept, whichever side is chosen. */
function settle<C>(state: SaveState<C>, side: 'mine' | 'theirs'): SaveState<C> {
  if (state.trouble?.kind !== 'conflict') return state;
  return rebased(state, state.trouble, side);
}

/** Takes over what somebody else changed; asks only if both changed the same. */
function merge<C>(state: SaveState<C>, { version, merged }: Stale<C>): SaveState<C> {
  if (!merged.clashes) return rebased(state, { version, merged }, 'mine');
  return { ...state, sending: null, trouble: { kind: 'conflict', version, merged } };
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
      return merge(state, event);
    case 'mine':
    case 'theirs':
      return settle(state, event.type);
    case 'closed':
      return { ...state, sending: null, closed: true };
  }
}
