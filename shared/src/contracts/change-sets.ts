import { type Static, Type } from 'typebox';
import { CHANGE_OUTCOMES, CHANGE_SET_KINDS } from './change-set-words';
import { Code, Instant, Nullable } from './common';

/** Hours in which it can be taken back. */
export const UNDO_HOURS = 24;

/**
 * One import or deed on many products. `Undoable` is true within a day and as long as nobody has undone it;
 * `LeftOut` counts the products that undoing left as they were.
 */
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
  LeftOut: Type.Integer(),
  Undoable: Type.Boolean(),
});
export type ChangeSet = Static<typeof ChangeSet>;

/** What the undoing of a set did, in a sentence. */
export const UndoAnswer = Type.Object({ Message: Type.String() });
export type UndoAnswer = Static<typeof UndoAnswer>;

/** A field that a set changed, in words for people; of a product that it made, nothing stood there before. */
export const ChangedField = Type.Object({ Field: Type.String(), Before: Type.String(), After: Type.String() });
export type ChangedField = Static<typeof ChangedField>;

/**
 * What a set did with one product, and what undoing did with it: null while the set is not undone. `IsThere` is false
 * where the product has been deleted since; it then has its last name. `Reason` follows the name of one that was left.
 */
export const ChangeItem = Type.Object({
  Code,
  InternCode: Type.String(),
  Description: Type.String(),
  IsThere: Type.Boolean(),
  Made: Type.Boolean(),
  Fields: Type.Array(ChangedField),
  Outcome: Nullable(Type.Enum([...CHANGE_OUTCOMES])),
  Reason: Type.String(),
});
export type ChangeItem = Static<typeof ChangeItem>;
