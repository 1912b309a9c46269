import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable } from './common';

/** What is changed by people and remembered field by field. */
export const CHANGED_ENTITIES = ['PERSON', 'PRODUCT', 'MODEL', 'QUOTATION', 'SITE'] as const;
export type ChangedEntity = (typeof CHANGED_ENTITIES)[number];

export const CHANGE_KINDS = ['CREATED', 'CHANGED', 'REMOVED'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * What became of one field of a record, in words for people: `Field` is its label, empty where the whole record came or
 * went. `RecordName` is its present name, or the last one; that of persons is empty once it is removed, and what there is one of has none. `PersonTypeCode`
 * tells persons apart. What a clock or a command did, 'Sistema' did.
 */
export const RecordChange = Type.Object({
  Id: Type.Integer(),
  Entity: Type.Enum([...CHANGED_ENTITIES]),
  RecordCode: Code,
  RecordName: Type.String(),
  PersonTypeCode: Nullable(Code),
  Kind: Type.Enum([...CHANGE_KINDS]),
  Field: Type.String(),
  Before: Type.String(),
  After: Type.String(),
  ActorName: Type.String(),
  Created: Instant,
});
export type RecordChange = Static<typeof RecordChange>;
