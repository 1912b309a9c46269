import { type Static, Type } from 'typebox';
import { Code } from './common';
import { MOST_FAVOURITES, MOST_SEEN } from './saved-bounds';

/** Codes of the caller's products, newest first; some may be off sale. */
export const SavedProducts = Type.Object({ Favourites: Type.Array(Code), Seen: Type.Array(Code) });
export type SavedProducts = Static<typeof SavedProducts>;

/** What a device kept of a visitor, newest first, to go into the account. */
export const SavedProductsInput = Type.Object(
  {
    favourites: Type.Array(Code, { maxItems: MOST_FAVOURITES }),
    seen: Type.Array(Code, { maxItems: MOST_SEEN }),
  },
  { additionalProperties: false },
);
export type SavedProductsInput = Static<typeof SavedProductsInput>;

/** The account's products with the device's; `LeftOut` of its favourites found no room. */
export const MergedProducts = Type.Object({ ...SavedProducts.properties, LeftOut: Type.Integer() });
export type MergedProducts = Static<typeof MergedProducts>;
