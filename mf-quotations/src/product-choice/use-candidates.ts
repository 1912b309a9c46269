import type { Product } from '@rodovia/shared/contracts/catalog';
import type { ProposalLine } from '@rodovia/shared/contracts/proposals';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { compareTyres, type TyreComparison, tyreGeometry } from '@rodovia/shared/contracts/tyres';
import { useResting } from '@rodovia/shared/crud';
import { callPath, useApi } from '@rodovia/shared/runtime';

const MAX_CANDIDATES = 50;

export type Asked = NonNullable<ProposalLine['Asked']>;

/** A possible product, compared with the requested one. */
export interface Candidate {
  product: Product;
  comparison: TyreComparison | null;
}

/** Reads the requested product, which may have left the catalogue. */
function useAsked(requested: Asked | null) {
  const path = callPath(`/product/${requested?.ProductCode}`, { include: 'Group' });
  const { data, isError } = useApi<Product>(path, { enabled: requested !== null });
  return { product: data, isSettled: requested === null || data !== undefined || isError };
}

const hasRim = (rim: number | undefined) => (size: string) => tyreGeometry(size)?.rim === rim;

/** Returns the query for tyres of the same rim and vehicle type; undefined while unknown. */
function useNarrowing(requested: Asked | null) {
  const { product, isSettled } = useAsked(requested);
  const groupTypes = product?.Group?.Type;
  const rim = requested ? tyreGeometry(requested.Size)?.rim : undefined;
  const needsSizes = isSettled && rim !== undefined;
  const sizes = useApi<string[]>(callPath('/product/sizes', { types: groupTypes }), { enabled: needsSizes });
  const isReady = isSettled && (!needsSizes || sizes.data !== undefined || sizes.isError);
  const narrowing = { groupTypes, sizes: needsSizes ? sizes.data?.filter(hasRim(rim)) : undefined };
  return { product, narrowing: isReady ? narrowing : undefined };
}

const distance = ({ comparison }: Candidate) => Math.abs(comparison?.diameterPercent ?? 100);

/** Searches products by typed text. Substitutes are restricted to the same rim and type, closest diameter first. */
export function useCandidates(requested: Asked | null, typed: string) {
  const term = useResting(typed.trim());
  const { product, narrowing } = useNarrowing(requested);
  const query = { page: 1, quantity: MAX_CANDIDATES, orderBy: 'Description asc', term, isActive: true, ...narrowing };
  const read = useApi<PagedResult<Product>>(callPath('/product/pagged', query), {
    enabled: narrowing !== undefined,
    placeholderData: (before) => before,
  });
  const wanted = requested && { ...requested, Observation: product?.Observation };
  const candidates = (read.data?.Results ?? [])
    .filter(({ Code }) => Code !== requested?.ProductCode)
    .map((one): Candidate => ({ product: one, comparison: wanted && compareTyres(wanted, one) }));
  return { ...read, candidates: requested ? candidates.sort((a, b) => distance(a) - distance(b)) : candidates };
}
