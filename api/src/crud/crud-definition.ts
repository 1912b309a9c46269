import type { Role } from '@rodovia/shared/contracts/people';
import { recordProperties } from '@rodovia/shared/contracts/records';
import { type TObject, type TSchema, Type } from 'typebox';
import type { ImageKind } from '../images/image-set';
import type { EntitySource } from './entity-source';

/** Column values by the table's property names. */
export type Values = Record<string, unknown>;

/** Definition of the writing routes of an entity. */
export interface WriteDefinition<Input extends object = object> {
  source: EntitySource;
  /** Schema of a record; by default its fields. */
  item?: TSchema;
  /** Returns the columns that are computed from the payload. */
  computed?: (input: Input) => Values;
  /** Pictures that can be created with a record: payload field, schema, and kind. */
  pictures?: { field: string; creation: TObject; kind: ImageKind };
}

/** Definition of a catalogue entity's routes; the rest follows from its fields. */
export interface CrudDefinition<Input extends object = object> extends WriteDefinition<Input> {
  /** Who can read the list without pages: by default administrators; visitors for the catalogue's filters. */
  listedFor?: readonly Role[] | 'public';
}

/** Returns the schema of a definition's records. */
export const itemOf = ({ item, source }: Pick<WriteDefinition, 'item' | 'source'>): TSchema =>
  item ?? Type.Object(recordProperties(source.entity));
