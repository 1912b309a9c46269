import type { PagedResult, Product, ProductFacets } from '@rodovia/shared/contracts';
import { useApi } from '@rodovia/shared/runtime';
import { callUrl } from '../../first-view';
import { callValues } from './filters';

const keep = <T>(previous: T | undefined) => previous;

/** The page of products and the filter values that the address asks for. */
export function useCatalog(search: URLSearchParams) {
  const values = callValues(search);
  const products = useApi<PagedResult<Product>>(callUrl('/modelos', 'products', values), { placeholderData: keep });
  const facets = useApi<ProductFacets>(callUrl('/modelos', 'facets', values), { placeholderData: keep });
  return { products, facets: facets.data };
}
