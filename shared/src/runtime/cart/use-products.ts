import { useQuery } from '@tanstack/react-query';
import type { Product } from '../../contracts/catalog';
import type { PagedResult } from '../../contracts/records';
import { api } from '../api/client';
import { queryClient } from '../query';
import type { CartItem } from './storage';

/** A line of a cart with its product: undefined while loading, null if it is no longer for sale. */
export interface CartLine extends CartItem {
  product: Product | null | undefined;
  /** Whether the product could not be read, so that its availability is unknown. */
  failed: boolean;
}

type Found = Pick<CartLine, 'product' | 'failed'>;

const unread: Found = { product: undefined, failed: false };

/** Maximum number of products per call. */
const MAX_PARALLEL = 100;
const FRESH_MS = 30_000;
const CODE = /^[\da-f-]{36}$/;
const lineKey = (code: string) => ['product', code, 'line'];

/** Returns whether a code must be read. Malformed codes belong to no product. */
function isUnread(code: string): boolean {
  const state = queryClient.getQueryState(lineKey(code));
  return CODE.test(code) && !(state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < FRESH_MS);
}

async function readTogether(codes: readonly string[]): Promise<void> {
  const query = `codes=${codes.join('%3B')}&quantity=${MAX_PARALLEL}&include=Brand%2CModel%2CGroup%2CProductImage`;
  const { Results } = await api.get<PagedResult<Product>>(`/product/pagged?${query}`);
  for (const code of codes) {
    const product = Results.find(({ Code, IsActive }) => IsActive && Code === code);
    queryClient.setQueryData(lineKey(code), product ?? null);
  }
}

/** Reads products by code through the cache, up to a hundred per call. */
export async function findProducts(codes: readonly string[]): Promise<Record<string, Found>> {
  const missing = codes.filter(isUnread);
  const reads: Promise<unknown>[] = [];
  // products that could not be read stay unknown, or as they were known before
  while (missing.length > 0) reads.push(readTogether(missing.splice(0, MAX_PARALLEL)).catch(() => null));
  await Promise.all(reads);
  const found = (code: string): Found => {
    const product = CODE.test(code) ? queryClient.getQueryData<Product | null>(lineKey(code)) : null;
    return { product, failed: product === undefined };
  };
  return Object.fromEntries(codes.map((code) => [code, found(code)]));
}

/** Reads the products of `items` through the cache, in the order of the items. */
export function useProducts(items: readonly CartItem[]): CartLine[] {
  const codes = items.map(({ Code }) => Code);
  const { data } = useQuery({
    queryKey: ['product', 'lines', codes],
    queryFn: () => findProducts(codes),
    // adding or removing a line keeps the others
    placeholderData: (previous) => previous,
  });
  return items.map((item) => ({ ...item, ...(data?.[item.Code] ?? unread) }));
}
