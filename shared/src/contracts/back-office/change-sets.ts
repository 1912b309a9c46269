import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable } from '../records/common';
import { CHANGE_OUTCOMES, CHANGE_SET_KINDS } from './change-set-words';

/** Number of hours in which a change set can be undone. */
export const UNDO_HOURS = 24;

/**
 * One import or bulk action. `Undoable` is true within `UNDO_HOURS` and until somebody has undone it; `LeftOut` counts
 * the products that undoing left unchanged.
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

/** Answer of undoing a change set: a pt-BR sentence that says what was done. */
export const UndoAnswer = Type.Object({ Message: Type.String() });
export type UndoAnswer = Static<typeof UndoAnswer>;

/**
 * A field that a change set changed, with both values formatted for people. `Before` is empty for a product that the
 * set created.
 */
export const ChangedField = Type.Object({ Field: Type.String(), Before: Type.String(), After: Type.String() });
export type ChangedField = Static<typeof ChangedField>;

/**
 * What a change set did with one product, and what undoing it did (null until the set is undone). `IsThere` is false if
 * the product has been deleted since; `Name` is then its last name. `Reason` says why undoing left the product
 * unchanged.
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
