import { type Static, Type } from 'typebox';
import { Nullable } from '../records/common';
import { Product } from './catalog';

/**
 * A size that can replace the requested one: how it differs, and the products of that size with at least the requested
 * load and speed. `Unknowns` lists what these products do not specify and could therefore not be compared.
 */
export const Equivalent = Type.Object({
  Size: Type.String(),
  DiameterPercent: Type.Number(),
  /** True speed in km/h when the speedometer shows 100. */
  SpeedAt100: Type.Number(),
  Unknowns: Type.Array(Type.String()),
  Products: Type.Array(Product),
});
export type Equivalent = Static<typeof Equivalent>;

/**
 * The requested tyre as it was parsed, and the equivalent sizes, closest first. `Size` is null if the text is no size;
 * load and speed are null if they are unknown.
 */
export const Equivalents = Type.Object({
  Size: Nullable(Type.String()),
  Load: Nullable(Type.String()),
  Speed: Nullable(Type.String()),
  Equivalents: Type.Array(Equivalent),
});
export type Equivalents = Static<typeof Equivalents>;
