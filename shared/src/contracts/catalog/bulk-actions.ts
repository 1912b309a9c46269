import { type Static, Type } from 'typebox';
import { Code, Nullable } from '../records/common';

/** Maximum number of products that one bulk action changes. */
export const MAX_BULK = 50_000;
/** Maximum number of products that a call can name by code. */
export const MAX_BULK_CODES = 10_000;
/** Number of products that a preview of a bulk action shows. */
export const BULK_ROWS = 50;
/** What a bulk action changes. */
export const BULK_KINDS = ['BRAND', 'GROUP', 'PRICE', 'STATUS'] as const;

/** One product that a bulk action would change, with both values formatted for people. */
export const BulkRow = Type.Object({
  Code,
  InternCode: Type.String(),
  Description: Type.String(),
  Before: Type.String(),
  After: Type.String(),
});
export type BulkRow = Static<typeof BulkRow>;

/**
 * Preview or result of a bulk action. `Token` identifies the state of the products in the preview: applying the action
 * with it fails if one of them has changed since.
 */
export const BulkAnswer = Type.Object({
  Message: Type.String(),
  Chosen: Type.Integer(),
  Changed: Type.Integer(),
  Unchanged: Type.Integer(),
  /** Reasons why products are not changed, with the number of products for each. */
  LeftOut: Type.Array(Type.Object({ Reason: Type.String(), Count: Type.Integer() })),
  /** The first products that would change, at most `BULK_ROWS`. */
  Rows: Type.Array(BulkRow),
  Token: Type.String(),
  /** Code of the change set that undoes the action; null in a preview. */
  ChangeSet: Nullable(Code),
});
export type BulkAnswer = Static<typeof BulkAnswer>;
