import { type Static, Type } from 'typebox';
import { Product } from './catalog';
import { Nullable } from './common';

/**
 * A size for sale that can stand in for the asked one: how it differs, and the products of it that carry and run at
 * least as much. `Unknowns` says what is not written down of these, and so has not been compared.
 */
export const Equivalent = Type.Object({
  Size: Type.String(),
  DiameterPercent: Type.Number(),
  /** km/h at which one is when the speedometer shows 100. */
  SpeedAt100: Type.Number(),
  Unknowns: Type.Array(Type.String()),
  Products: Type.Array(Product),
});
export type Equivalent = Static<typeof Equivalent>;

/** The asked tyre as it was understood, `Size` null where the text is no size, load and speed null where they are not known; and what is equivalent to it, nearest first. */
export const Equivalents = Type.Object({
  Size: Nullable(Type.String()),
  Load: Nullable(Type.String()),
  Speed: Nullable(Type.String()),
  Equivalents: Type.Array(Equivalent),
});
export type Equivalents = Static<typeof Equivalents>;
