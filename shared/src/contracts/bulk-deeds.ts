import { type Static, Type } from 'typebox';
import { Code, Nullable } from './common';

/** Most products that are changed at once. */
export const MOST_BULK = 50_000;
/** Most of them that a call names by code. */
export const MOST_BULK_CODES = 10_000;
/** Products that a preview shows. */
export const BULK_ROWS = 50;
export const BULK_KINDS = ['BRAND', 'GROUP', 'PRICE', 'STATUS'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** One product that a deed would change, as people read it. */
export const BulkRow = Type.Object({
  Code,
  InternCode: Type.String(),
  Description: Type.String(),
  Before: Type.String(),
  After: Type.String(),
});
export type BulkRow = Static<typeof BulkRow>;

/**
 * What a deed would do, or did. `Token` stands for the products as they were looked at: applied with it, the deed is
 * refused where one of them has changed since.
 */
export const BulkAnswer = Type.Object({
  Message: Type.String(),
  Chosen: Type.Integer(),
  Changed: Type.Integer(),
  Unchanged: Type.Integer(),
  /** Products that stay as they are, and why. */
  LeftOut: Type.Array(Type.Object({ Reason: Type.String(), Count: Type.Integer() })),
  /** The first that would change. */
  Rows: Type.Array(BulkRow),
  Token: Type.String(),
  /** The set by which it is undone, once it is done. */
  ChangeSet: Nullable(Code),
});
export type BulkAnswer = Static<typeof BulkAnswer>;
