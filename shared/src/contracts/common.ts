import { type Static, type TNull, type TSchema, type TUnion, Type } from 'typebox';

/** Identifier of every record: a UUID, opaque to clients. */
export const Code = Type.String({ format: 'uuid' });

/** Instant in UTC, ISO 8601 with milliseconds (`2026-11-21T17:05:00.000Z`). Shown in America/Sao_Paulo. */
export const Instant = Type.String({ format: 'date-time' });

export type TNullable<T extends TSchema> = TUnion<[T, TNull]>;
export const Nullable = <T extends TSchema>(schema: T): TNullable<T> => Type.Union([schema, Type.Null()]);

/** A page of a list. `TotalCount` counts every row that matches the filters, on all pages. */
export const Paged = <T extends TSchema>(item: T) =>
  Type.Object({
    Results: Type.Array(item),
    TotalPages: Type.Integer({ minimum: 0 }),
    TotalCount: Type.Integer({ minimum: 0 }),
  });

export interface PagedResult<T> {
  Results: T[];
  TotalPages: number;
  TotalCount: number;
}

/** Answer of an export route: `Object` is the whole CSV text, with byte-order mark, `;` separated. */
export const ExportResult = Type.Object({ Status: Type.Literal(200), Object: Type.String() });
export type ExportResult = Static<typeof ExportResult>;

/** Body of every failure. `code` equals the HTTP status; `errors` names the fields of a 400 in the payload's spelling. */
export const ErrorBody = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type ErrorBody = Static<typeof ErrorBody>;

/** Every record that can be switched off instead of deleted. */
export const activeRecord = {
  Code,
  IsActive: Type.Boolean(),
  Created: Instant,
  Updated: Instant,
};
