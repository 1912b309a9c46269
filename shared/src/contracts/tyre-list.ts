import { type Static, Type } from 'typebox';
import { Product } from './catalog';
import { Code, Nullable } from './common';
import { LINES_AT_ONCE, LONGEST_LIST_LINE } from './list-bounds';

/** `POST /product/match-list`: lines of a list as somebody wrote them. */
export const ListInput = Type.Object(
  {
    lines: Type.Array(Type.String({ maxLength: LONGEST_LIST_LINE, title: 'Linha' }), {
      minItems: 1,
      maxItems: LINES_AT_ONCE,
    }),
  },
  { additionalProperties: false },
);
export type ListInput = Static<typeof ListInput>;

/** A product for a line; `Differs` has a sentence for everything the line asks for and the product has not. */
export const ListMatch = Type.Object({ Code, Differs: Type.Array(Type.String()) });
export type ListMatch = Static<typeof ListMatch>;

/**
 * A line as it was understood; null and empty where it does not say. `Doubts` are sentences about what may have been meant
 * otherwise, `Missing` about what it does not say or the catalogue has not. The best match stands first.
 */
export const MatchedLine = Type.Object({
  Quantity: Nullable(Type.Integer()),
  Size: Nullable(Type.String()),
  Load: Nullable(Type.String()),
  Speed: Nullable(Type.String()),
  Plies: Nullable(Type.Integer()),
  Position: Nullable(Type.String()),
  Brand: Nullable(Type.String()),
  Words: Type.String(),
  Doubts: Type.Array(Type.String()),
  Missing: Type.Array(Type.String()),
  Matches: Type.Array(ListMatch),
});
export type MatchedLine = Static<typeof MatchedLine>;

/** The lines in the order in which they were asked, and the products that they name, once each. */
export const MatchedList = Type.Object({ Lines: Type.Array(MatchedLine), Products: Type.Array(Product) });
export type MatchedList = Static<typeof MatchedList>;
