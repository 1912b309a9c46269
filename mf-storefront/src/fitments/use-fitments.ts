import type { FoundFitment } from '@rodovia/shared/contracts/catalog';
import { useApi } from '@rodovia/shared/runtime';
import { viewCallPath } from '../first-view';

/** Returns the read of the vehicles that a question names. */
export const useFitments = (term: string) =>
  useApi<FoundFitment[]>(viewCallPath('/pneus-por-veiculo', 'fitments', { term }), { staleTime: 10 * 60_000 });
