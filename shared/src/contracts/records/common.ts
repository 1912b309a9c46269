import { type Static, type TNull, type TSchema, type TUnion, Type } from 'typebox';

/** Identifier of a record: a UUID, opaque to clients. */
export const Code = Type.String({ format: 'uuid' });

/** Instant in UTC, ISO 8601 with milliseconds (`2026-11-21T17:05:00.000Z`). Displayed in the time zone of São Paulo. */
export const Instant = Type.String({ format: 'date-time' });

/** Schema of a value that may be `null`. */
export type TNullable<T extends TSchema> = TUnion<[T, TNull]>;
/** Returns the schema for a value or null. */
export const Nullable = <T extends TSchema>(schema: T): TNullable<T> => Type.Union([schema, Type.Null()]);

/**
 * A page of a list. `TotalCount` is the number of matching rows on all pages. Sending `AsOf` back as `asOf` excludes
 * rows created since, so that no row moves between pages.
 */
export const Paged = <T extends TSchema>(item: T) =>
  Type.Object({
    Results: Type.Array(item),
    TotalPages: Type.Integer({ minimum: 0 }),
    TotalCount: Type.Integer({ minimum: 0 }),
    AsOf: Type.Optional(Instant),
  });

/** A page of a list. */
export interface PagedResult<T> {
  Results: T[];
  TotalPages: number;
  TotalCount: number;
  AsOf?: string;
}

/** Maximum number of records of a list without pages. */
export const MAX_LIST_RECORDS = 2000;

/** Answer of an export. `Object` is the complete CSV text with byte-order mark and `;` as separator. */
export const ExportResult = Type.Object({ Status: Type.Literal(200), Object: Type.String() });
export type ExportResult = Static<typeof ExportResult>;

/**
 * Body of every error. `code` equals the HTTP status; `errors` has the invalid fields of a 400 by payload name. For a
 * 412, `present` is the current record and `by` tells staff who changed it.
 */
export const ErrorBody = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  present: Type.Optional(Type.Unknown()),
  by: Type.Optional(Type.Object({ Name: Type.String(), At: Instant })),
});
export type ErrorBody = Static<typeof ErrorBody>;

/**
 * Version of a record: increases with every change, is returned as `ETag`, and is sent back in `If-Match`. Only visible
 * to people who may change the record.
 */
export const version = { Version: Type.Optional(Type.Integer()) };

/** Fields of records that are deactivated instead of deleted. */
export const activeRecord = {
  Code,
  IsActive: Type.Boolean(),
  Created: Instant,
  Updated: Instant,
  ...version,
};
