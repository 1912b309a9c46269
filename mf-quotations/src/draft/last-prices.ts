import type { LastPrice } from '@rodovia/shared/contracts/proposals';
import { useApi } from '@rodovia/shared/runtime';
import { useDraftClientCode } from './draft-client';

const FRESH_MS = 5 * 60_000;

/** Returns the price that the client of the new quotation last accepted for a product, if there is one. */
export function useLastPrice(productCode: string): LastPrice | undefined {
  const client = useDraftClientCode();
  const { data } = useApi<LastPrice[]>(`/proposal/last-prices/${client}`, {
    enabled: client !== '',
    staleTime: FRESH_MS,
  });
  return client === '' ? undefined : data?.find(({ ProductCode }) => ProductCode === productCode);
}
