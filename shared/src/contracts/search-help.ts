import { type Static, Type } from 'typebox';
import { Facet } from './product-facets';

/** Brands and sizes that what is being typed may mean, with the number of active products of each. */
export const SearchSuggestions = Type.Object({ Brands: Type.Array(Facet), Sizes: Type.Array(Facet) });
export type SearchSuggestions = Static<typeof SearchSuggestions>;

/** What comes near a search that found nothing: the nearest sizes for sale, and what may have been meant, which finds something. */
export const SearchAlternatives = Type.Object({ Sizes: Type.Array(Facet), Terms: Type.Array(Type.String()) });
export type SearchAlternatives = Static<typeof SearchAlternatives>;
