import type { Role } from '@rodovia/shared/contracts';
import { recordProperties } from '@rodovia/shared/contracts/entity-schema';
import { type TObject, type TSchema, Type } from 'typebox';
import type { ImageKind } from '../images/image-set';
import type { EntitySource } from './entity-source';

/** Column values by the table's property names. */
export type Values = Record<string, unknown>;

/** What the writing routes of an entity need. */
export interface WriteDefinition<Input extends object = object> {
  source: EntitySource;
  /** Schema of a record; by default its fields alone. */
  item?: TSchema;
  /** Columns that are computed from the payload, beside those of its fields. */
  computed?: (input: Input) => Values;
  /** Pictures that may come with a new record: the payload field, its schema, and the kind they are. */
  pictures?: { field: string; creation: TObject; kind: ImageKind };
}

/** One entity of the catalogue: what its routes read and write. Everything else its table of fields tells. */
export interface CrudDefinition<Input extends object = object> extends WriteDefinition<Input> {
  /** Who may read the plain list: by default administrators; visitors, where filters of the catalogue need it. */
  listedFor?: readonly Role[] | 'public';
}

/** The schema of a definition's records. */
export const itemOf = ({ item, source }: Pick<WriteDefinition, 'item' | 'source'>): TSchema =>
  item ?? Type.Object(recordProperties(source.entity));
