import { type Static, Type } from 'typebox';
import { Code } from '../records/common';
import { MAX_FAVOURITES, MAX_SEEN } from './saved-bounds';

/** Codes of the caller's saved products, newest first. Some may no longer be for sale. */
export const SavedProducts = Type.Object({ Favourites: Type.Array(Code), Seen: Type.Array(Code) });
export type SavedProducts = Static<typeof SavedProducts>;

/** Saved products of a visitor's device, newest first, to be merged into an account. */
export const SavedProductsInput = Type.Object(
  {
    favourites: Type.Array(Code, { maxItems: MAX_FAVOURITES }),
    seen: Type.Array(Code, { maxItems: MAX_SEEN }),
  },
  { additionalProperties: false },
);
export type SavedProductsInput = Static<typeof SavedProductsInput>;

/**
 * Saved products of an account after merging those of a device. `LeftOut` is the number of the device's favourites that
 * exceed `MAX_FAVOURITES`.
 */
export const MergedProducts = Type.Object({ ...SavedProducts.properties, LeftOut: Type.Integer() });
export type MergedProducts = Static<typeof MergedProducts>;
