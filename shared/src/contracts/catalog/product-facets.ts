import { type Static, Type } from 'typebox';

/** One value of a filter, and the number of products that it matches together with the other active filters. */
export const Facet = Type.Object({ Value: Type.String(), Count: Type.Integer() });
export type Facet = Static<typeof Facet>;

/** Values of one label found in the products' observations. `label:value` is the value of the `lines` filter. */
export const LineFacet = Type.Object({ Label: Type.String(), Values: Type.Array(Facet) });
export type LineFacet = Static<typeof LineFacet>;

/**
 * Filters of the public catalogue. `Value` is the value of the `brands`, `groupTypes`, `rims` and `sizes` filters.
 * `Lines` contains the labels that at least half of the found products have, and the labels that are currently filtered
 * by.
 */
export const ProductFacets = Type.Object({
  Brands: Type.Array(Facet),
  GroupTypes: Type.Array(Facet),
  Rims: Type.Array(Facet),
  Sizes: Type.Array(Facet),
  Lines: Type.Array(LineFacet),
});
export type ProductFacets = Static<typeof ProductFacets>;
