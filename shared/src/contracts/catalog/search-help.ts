import { type Static, Type } from 'typebox';
import { Nullable } from '../records/common';
import { Facet } from './product-facets';

/** Suggestions for the text that is being typed: matching brands and sizes with their number of active products. */
export const SearchSuggestions = Type.Object({ Brands: Type.Array(Facet), Sizes: Type.Array(Facet) });
export type SearchSuggestions = Static<typeof SearchSuggestions>;

/**
 * Alternatives for a search without results: the nearest sizes for sale, a corrected search that has results, and the
 * search without the words that no product has, with the number of its results; null if every word occurs, or nothing is
 * left.
 */
export const SearchAlternatives = Type.Object({
  Sizes: Type.Array(Facet),
  Terms: Type.Array(Type.String()),
  Without: Nullable(Type.Object({ Words: Type.Array(Type.String()), Term: Type.String(), Count: Type.Integer() })),
});
export type SearchAlternatives = Static<typeof SearchAlternatives>;
