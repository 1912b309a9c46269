/** Why what is typed is not saved. */
export type Trouble<C> =
  | { kind: 'offline' }
  | { kind: 'refused'; message: string }
  /** Somebody else has saved `theirs`, as `version`, meanwhile. */
  | { kind: 'conflict'; version: number; theirs: C };

/** How far the saving of something that is typed has come. `C` is compared by identity: every change makes a new one. */
export interface SaveState<C> {
  /** Of what the server has, as far as is known. */
  version: number;
  stored: C;
  /** As it was typed when all that could be stored of it was. */
  saved: C;
  typed: C;
  /** On its way. */
  sending: C | null;
  trouble: Trouble<C> | null;
  /** Nothing is sent any more: the draft is not one any longer. */
  closed: boolean;
}

export type SaveEvent<C> =
  | { type: 'typed'; content: C }
  /** Typing has rested, or nobody wants to wait. */
  | { type: 'due' }
  | { type: 'accepted'; version: number; stored: C }
  | { type: 'lost' }
  | { type: 'refused'; message: string }
  | { type: 'stale'; version: number; theirs: C }
  | { type: 'mine' }
  | { type: 'theirs' }
  | { type: 'closed' };

export const isDirty = <C>({ typed, saved }: SaveState<C>) => typed !== saved;

/** Whether something waits to be sent, and nothing but time stands in its way. */
export const wantsToSend = <C>(state: SaveState<C>) =>
  isDirty(state) && state.sending === null && state.trouble?.kind !== 'conflict' && !state.closed;

const accepted = <C>(state: SaveState<C>, version: number, stored: C): SaveState<C> =>
  state.sending === null ? state : { ...state, version, stored, saved: state.sending, sending: null, trouble: null };

/** A conflict that is settled: the next save is over what the other has saved. */
function settled<C>(state: SaveState<C>, typed: (theirs: C) => C): SaveState<C> {
  if (state.trouble?.kind !== 'conflict') return state;
  const { version, theirs } = state.trouble;
  return { ...state, version, stored: theirs, saved: theirs, typed: typed(theirs), trouble: null };
}

/** What an event makes of the state. One save is on its way at a time; what is typed meanwhile goes out after it. */
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
      return settled(state, () => state.typed);
    case 'theirs':
      return settled(state, (theirs) => theirs);
    case 'closed':
      return { ...state, sending: null, closed: true };
  }
}
