import { type Static, Type } from 'typebox';

/** One value of a filter and how many products it leaves, the other filters applied. */
export const Facet = Type.Object({ Value: Type.String(), Count: Type.Integer() });
export type Facet = Static<typeof Facet>;

/** Values of one label in the lines of the products' observations; `label:value` is what goes into `lines`. */
export const LineFacet = Type.Object({ Label: Type.String(), Values: Type.Array(Facet) });
export type LineFacet = Static<typeof LineFacet>;

/**
 * The filters of the public catalogue; `Value` is what goes into `brands`, `groupTypes`, `rims` and `sizes`. `Lines` has the
 * labels that at least half of the products found have, and those that are filtered by.
 */
export const ProductFacets = Type.Object({
  Brands: Type.Array(Facet),
  GroupTypes: Type.Array(Facet),
  Rims: Type.Array(Facet),
  Sizes: Type.Array(Facet),
  Lines: Type.Array(LineFacet),
});
export type ProductFacets = Static<typeof ProductFacets>;
