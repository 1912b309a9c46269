import type { PagedResult, Product } from '@rodovia/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api/client';
import { queryClient } from '../query';
import type { CartItem } from './storage';

/** A line of a cart with its product: undefined while it is read, null where it is not for sale any more. */
export interface CartLine extends CartItem {
  product: Product | null | undefined;
  /** True where the product could not be read; whether it is for sale is not known then. */
  failed: boolean;
}

type Found = Pick<CartLine, 'product' | 'failed'>;

const unread: Found = { product: undefined, failed: false };

/** As many as a list answers at once. */
const MOST_AT_ONCE = 100;
const FRESH_MS = 30_000;
const CODE = /^[\da-f-]{36}$/;
const lineKey = (code: string) => ['product', code, 'line'];

/** Whether a code has to be read; what is no code is no product's. */
function isUnread(code: string): boolean {
  const state = queryClient.getQueryState(lineKey(code));
  return CODE.test(code) && !(state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < FRESH_MS);
}

async function readTogether(codes: readonly string[]): Promise<void> {
  const query = `codes=${codes.join('%3B')}&quantity=${MOST_AT_ONCE}&include=Brand%2CModel%2CGroup%2CProductImage`;
  const { Results } = await api.get<PagedResult<Product>>(`/product/pagged?${query}`);
  for (const code of codes) {
    const product = Results.find(({ Code, IsActive }) => IsActive && Code === code);
    queryClient.setQueryData(lineKey(code), product ?? null);
  }
}

/** Products by their codes, through the cache; a hundred of those that were not read lately are read in one call. */
export async function findProducts(codes: readonly string[]): Promise<Record<string, Found>> {
  const missing = codes.filter(isUnread);
  const reads: Promise<unknown>[] = [];
  // what could not be read stays unknown, or as it was known before
  while (missing.length > 0) reads.push(readTogether(missing.splice(0, MOST_AT_ONCE)).catch(() => null));
  await Promise.all(reads);
  const found = (code: string): Found => {
    const product = CODE.test(code) ? queryClient.getQueryData<Product | null>(lineKey(code)) : null;
    return { product, failed: product === undefined };
  };
  return Object.fromEntries(codes.map((code) => [code, found(code)]));
}

/** The products of `items`, through the cache, in the order of the items. */
export function useProducts(items: readonly CartItem[]): CartLine[] {
  const codes = items.map(({ Code }) => Code);
  const { data } = useQuery({
    queryKey: ['product', 'lines', codes],
    queryFn: () => findProducts(codes),
    // a line that comes or goes leaves the others as they are
    placeholderData: (previous) => previous,
  });
  return items.map((item) => ({ ...item, ...(data?.[item.Code] ?? unread) }));
}
