import { type Static, Type } from 'typebox';
import { Code, Instant, Nullable } from '../records/common';

/** Kinds of records whose changes are recorded field by field. */
export const CHANGED_ENTITIES = ['PERSON', 'PRODUCT', 'MODEL', 'QUOTATION', 'SITE'] as const;
export type ChangedEntity = (typeof CHANGED_ENTITIES)[number];

/** What a change did to a record. */
export const CHANGE_KINDS = ['CREATED', 'CHANGED', 'REMOVED'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * One changed field of a record, formatted for people. `Field` is the field's label, or empty if the whole record was
 * created or deleted. `RecordName` is the current or last name; it is empty for deleted people and for singletons such
 * as settings. `PersonTypeCode` is only set for people. Changes made by jobs and commands have 'Sistema' as their
 * author.
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
