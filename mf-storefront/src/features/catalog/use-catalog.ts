import type { Product, ProductFacets } from '@rodovia/shared/contracts/catalog';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { useApi } from '@rodovia/shared/runtime';
import { viewCallPath } from '../../first-view';
import { callValues } from './filters';

const keep = <T>(previous: T | undefined) => previous;

/** Reads the page of products and the filter values of the address. */
export function useCatalog(search: URLSearchParams) {
  const values = callValues(search);
  const products = useApi<PagedResult<Product>>(viewCallPath('/modelos', 'products', values), {
    placeholderData: keep,
  });
  const facets = useApi<ProductFacets>(viewCallPath('/modelos', 'facets', values), { placeholderData: keep });
  return { products, facets: facets.data, isCounting: facets.isPlaceholderData };
}
