import { type Static, type TNull, type TSchema, type TUnion, Type } from 'typebox';

/** Identifier of every record: a UUID, opaque to clients. */
export const Code = Type.String({ format: 'uuid' });

/** Instant in UTC, ISO 8601 with milliseconds (`2026-11-21T17:05:00.000Z`). Shown in America/Sao_Paulo. */
export const Instant = Type.String({ format: 'date-time' });

export type TNullable<T extends TSchema> = TUnion<[T, TNull]>;
export const Nullable = <T extends TSchema>(schema: T): TNullable<T> => Type.Union([schema, Type.Null()]);

/**
 * A page of a list. `TotalCount` counts every row that matches the filters, on all pages. Whoever sends `AsOf` back as
 * `asOf` reads further pages without what has come since: nothing moves from one page to the next.
 */
export const Paged = <T extends TSchema>(item: T) =>
  Type.Object({
    Results: Type.Array(item),
    TotalPages: Type.Integer({ minimum: 0 }),
    TotalCount: Type.Integer({ minimum: 0 }),
    AsOf: Type.Optional(Instant),
  });

export interface PagedResult<T> {
  Results: T[];
  TotalPages: number;
  TotalCount: number;
  AsOf?: string;
}

/** Most records of a list without pages; whoever reads so many has to ask for others by what they are called. */
export const LONGEST_LIST = 2000;

/** Answer of an export route: `Object` is the whole CSV text, with byte-order mark, `;` separated. */
export const ExportResult = Type.Object({ Status: Type.Literal(200), Object: Type.String() });
export type ExportResult = Static<typeof ExportResult>;

/**
 * Body of every failure. `code` equals the HTTP status; `errors` names the fields of a 400 in the payload's spelling,
 * `present` is the record as it is now where a 412 says that somebody else has changed it, and `by` tells staff who has.
 */
export const ErrorBody = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  present: Type.Optional(Type.Unknown()),
  by: Type.Optional(Type.Object({ Name: Type.String(), At: Instant })),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** Raised with every change of a record; to those who may change it. It is the answer's `ETag`, and goes back in `If-Match`. */
export const version = { Version: Type.Optional(Type.Integer()) };

/** Every record that can be switched off instead of deleted. */
export const activeRecord = {
  Code,
  IsActive: Type.Boolean(),
  Created: Instant,
  Updated: Instant,
  ...version,
};
