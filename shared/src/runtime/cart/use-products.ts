import type { Product } from '@rodovia/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { api } from '../api/client';
import { keyOf, queryClient } from '../query';
import type { CartItem } from './storage';

/** A line of a cart with its product: undefined while it is read, null where it is not for sale any more. */
export interface CartLine extends CartItem {
  product: Product | null | undefined;
  /** True where the product could not be read; whether it is for sale is not known then. */
  failed: boolean;
}

type Found = Pick<CartLine, 'product' | 'failed'>;

const unread: Found = { product: undefined, failed: false };

const readProduct = (code: string) => {
  const url = `/product/${code}?include=Brand%2CModel%2CGroup%2CProductImage`;
  return queryClient.fetchQuery({ queryKey: [...keyOf(url), 'line'], queryFn: () => api.get<Product>(url) });
};

async function find(code: string): Promise<[code: string, found: Found]> {
  try {
    const product = await readProduct(code);
    return [code, { product: product.IsActive ? product : null, failed: false }];
  } catch (error) {
    const gone = error instanceof ApiError && error.status === 404;
    return [code, { product: gone ? null : undefined, failed: !gone }];
  }
}

/** The products of `items`, through the cache, in the order of the items. */
export function useProducts(items: readonly CartItem[]): CartLine[] {
  const codes = items.map(({ Code }) => Code);
  const { data } = useQuery({
    queryKey: ['product', 'lines', codes],
    queryFn: async () => Object.fromEntries(await Promise.all(codes.map(find))),
    // a line that comes or goes leaves the others as they are
    placeholderData: (previous) => previous,
  });
  return items.map((item) => ({ ...item, ...(data?.[item.Code] ?? unread) }));
}
