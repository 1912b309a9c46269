import type { PagedResult, Product, ProposalLine } from '@rodovia/shared/contracts';
import { compareTyres, type TyreComparison } from '@rodovia/shared/contracts/tyre-comparison';
import { tyreGeometry } from '@rodovia/shared/contracts/tyre-geometry';
import { callPath, useApi } from '@rodovia/shared/runtime';
import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 300;
const MOST = 50;

export type Asked = NonNullable<ProposalLine['Asked']>;

/** A product that may be offered, with how it compares with what was asked for. */
export interface Candidate {
  product: Product;
  comparison: TyreComparison | null;
}

/** A text once nobody has changed it for a moment. */
function useResting(text: string): string {
  const [resting, setResting] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setResting(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return resting;
}

/** What was asked for as the catalogue has it; it may have left since. */
function useAsked(asked: Asked | null) {
  const path = callPath(`/product/${asked?.ProductCode}`, { include: 'Group' });
  const { data, isError } = useApi<Product>(path, { enabled: asked !== null });
  return { product: data, isSettled: asked === null || data !== undefined || isError };
}

const hasRim = (rim: number | undefined) => (size: string) => tyreGeometry(size)?.rim === rim;

/** The query that leaves tyres of the same rim and vehicle type; undefined as long as it is not known. */
function useNarrowing(asked: Asked | null) {
  const { product, isSettled } = useAsked(asked);
  const groupTypes = product?.Group?.Type;
  const rim = asked ? tyreGeometry(asked.Size)?.rim : undefined;
  const needsSizes = isSettled && rim !== undefined;
  const sizes = useApi<string[]>(callPath('/product/sizes', { types: groupTypes }), { enabled: needsSizes });
  const isReady = isSettled && (!needsSizes || sizes.data !== undefined || sizes.isError);
  const narrowing = { groupTypes, sizes: needsSizes ? sizes.data?.filter(hasRim(rim)) : undefined };
  return { product, narrowing: isReady ? narrowing : undefined };
}

const distance = ({ comparison }: Candidate) => Math.abs(comparison?.diameterPercent ?? 100);

/** Products by what is typed; to stand in for another one, those of its rim and type, the nearest in height first. */
export function useCandidates(asked: Asked | null, typed: string) {
  const term = useResting(typed.trim());
  const { product, narrowing } = useNarrowing(asked);
  const query = { page: 1, quantity: MOST, orderBy: 'Description asc', term, isActive: true, ...narrowing };
  const read = useApi<PagedResult<Product>>(callPath('/product/pagged', query), {
    enabled: narrowing !== undefined,
    placeholderData: (before) => before,
  });
  const wanted = asked && { ...asked, Observation: product?.Observation };
  const candidates = (read.data?.Results ?? [])
    .filter(({ Code }) => Code !== asked?.ProductCode)
    .map((one): Candidate => ({ product: one, comparison: wanted && compareTyres(wanted, one) }));
  return { ...read, candidates: asked ? candidates.sort((a, b) => distance(a) - distance(b)) : candidates };
}
