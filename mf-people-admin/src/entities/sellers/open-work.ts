import type { ShoppingCart } from '@rodovia/shared/contracts/quotations';
import type { PagedResult } from '@rodovia/shared/contracts/records';
import { reassignQuotations } from '@rodovia/shared/reassign-quotations';
import { api, callPath, formatNumber } from '@rodovia/shared/runtime';

/** Unfinished quotations: their number, and the first ones. */
type OpenWork = PagedResult<Pick<ShoppingCart, 'Code' | 'Status'>>;

/** Returns the address of unfinished quotations of sellers. */
export const openWorkPath = (sellers: readonly string[]) =>
  callPath('/shopping-cart/pagged', { quantity: 100, status: 'OPEN;IN PROGRESS', seller: sellers });

/** Describes a number of quotations; empty if there are none. */
export function openWorkWords({ TotalCount, Results }: OpenWork): string | undefined {
  if (TotalCount === 0) return undefined;
  const isServed = Results.every(({ Status }) => Status === 'IN PROGRESS') && Results.length === TotalCount;
  const what = TotalCount === 1 ? 'Há 1 orçamento' : `Há ${formatNumber(TotalCount)} orçamentos`;
  return `${what} ${isServed ? 'em atendimento' : 'em aberto'}.`;
}

/** Reassigns all unfinished quotations of sellers, including ones that arrived meanwhile. Rejects with `ApiError`. */
export async function passOn(sellers: readonly string[], to: string, reason: string): Promise<void> {
  const { TotalCount, Results } = await api.get<OpenWork>(openWorkPath(sellers));
  if (Results.length === 0) return;
  const moved = await reassignQuotations(
    Results.map(({ Code }) => Code),
    to,
    reason,
  );
  if (moved > 0 && TotalCount > Results.length) await passOn(sellers, to, reason);
}
