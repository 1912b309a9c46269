import { type Static, Type } from 'typebox';
import { CHANGE_SET_KINDS } from './change-set-words';
import { Code, Instant, Nullable } from './common';

/** Hours in which it can be taken back. */
export const UNDO_HOURS = 24;

/** One import or deed on many products. `Undoable` is true within a day and as long as nobody has undone it. */
export const ChangeSet = Type.Object({
  Code,
  Kind: Type.Enum([...CHANGE_SET_KINDS]),
  Summary: Type.String(),
  Made: Type.Integer(),
  Changed: Type.Integer(),
  ActorName: Type.String(),
  Created: Instant,
  Undone: Nullable(Instant),
  UndoneByName: Type.String(),
  Undoable: Type.Boolean(),
});
export type ChangeSet = Static<typeof ChangeSet>;

/** What the undoing of a set did, in a sentence. */
export const UndoAnswer = Type.Object({ Message: Type.String() });
export type UndoAnswer = Static<typeof UndoAnswer>;
