import { type Static, Type } from 'typebox';
import { Facet } from './product-facets';

/** Suggestions for the text that is being typed: matching brands and sizes with their number of active products. */
export const SearchSuggestions = Type.Object({ Brands: Type.Array(Facet), Sizes: Type.Array(Facet) });
export type SearchSuggestions = Static<typeof SearchSuggestions>;

/** Alternatives for a search without results: the nearest sizes for sale, and a corrected search that has results. */
export const SearchAlternatives = Type.Object({ Sizes: Type.Array(Facet), Terms: Type.Array(Type.String()) });
export type SearchAlternatives = Static<typeof SearchAlternatives>;
