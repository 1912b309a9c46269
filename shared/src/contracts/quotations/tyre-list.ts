import { type Static, Type } from 'typebox';
import { Product } from '../catalog/catalog';
import { Code, Nullable } from '../records/common';
import { LINES_AT_ONCE, MAX_LIST_LINE_LENGTH } from './list-bounds';

/** Payload of `POST /product/match-list`: lines of a pasted list. */
export const ListInput = Type.Object(
  {
    lines: Type.Array(Type.String({ maxLength: MAX_LIST_LINE_LENGTH, title: 'Linha' }), {
      minItems: 1,
      maxItems: LINES_AT_ONCE,
    }),
  },
  { additionalProperties: false },
);
export type ListInput = Static<typeof ListInput>;

/** A product that matches a line. `Differs` has a sentence for each property in which it differs from the line. */
export const ListMatch = Type.Object({ Code, Differs: Type.Array(Type.String()) });
export type ListMatch = Static<typeof ListMatch>;

/**
 * A parsed line and its matches, best first. Fields are null or empty if the line does not specify them. `Doubts` are
 * sentences about ambiguities, `Missing` about what the line does not specify or the catalogue does not have. `Sizes`
 * are all sizes that the line names, and `Size` the one that was read. `Goods` names what the line asks for if that is no tyre. `Parts` are the lines of which one with several tyres consists; empty
 * otherwise.
 */
export const MatchedLine = Type.Object({
  Quantity: Nullable(Type.Integer()),
  Size: Nullable(Type.String()),
  Load: Nullable(Type.String()),
  Speed: Nullable(Type.String()),
  Plies: Nullable(Type.Integer()),
  Position: Nullable(Type.String()),
  Brand: Nullable(Type.String()),
  Sizes: Type.Array(Type.String()),
  Goods: Nullable(Type.String()),
  Words: Type.String(),
  Parts: Type.Array(Type.String()),
  Doubts: Type.Array(Type.String()),
  Missing: Type.Array(Type.String()),
  Matches: Type.Array(ListMatch),
});
export type MatchedLine = Static<typeof MatchedLine>;

/** Matched lines in the order of the request, and the products that they refer to, each once. */
export const MatchedList = Type.Object({ Lines: Type.Array(MatchedLine), Products: Type.Array(Product) });
export type MatchedList = Static<typeof MatchedList>;
