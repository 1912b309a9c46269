import type { PagedResult, ShoppingCart } from '@rodovia/shared/contracts';
import { moveQuotations } from '@rodovia/shared/move-quotations';
import { api, callPath, formatNumber } from '@rodovia/shared/runtime';

/** Quotations that are not settled: how many there are, and the first of them. */
type OpenWork = PagedResult<Pick<ShoppingCart, 'Code' | 'Status'>>;

/** Address of what sellers have in hand. */
export const openWorkPath = (sellers: readonly string[]) =>
  callPath('/shopping-cart/pagged', { quantity: 100, status: 'OPEN;IN PROGRESS', seller: sellers });

/** How many quotations there are, in a sentence; nothing where there are none. */
export function openWorkWords({ TotalCount, Results }: OpenWork): string | undefined {
  if (TotalCount === 0) return undefined;
  const isServed = Results.every(({ Status }) => Status === 'IN PROGRESS') && Results.length === TotalCount;
  const what = TotalCount === 1 ? 'Há 1 orçamento' : `Há ${formatNumber(TotalCount)} orçamentos`;
  return `${what} ${isServed ? 'em atendimento' : 'em aberto'}.`;
}

/** Gives everything that sellers have in hand to another one, what has come meanwhile too. Rejects with `ApiError`. */
export async function passOn(sellers: readonly string[], to: string, reason: string): Promise<void> {
  const { TotalCount, Results } = await api.get<OpenWork>(openWorkPath(sellers));
  if (Results.length === 0) return;
  const moved = await moveQuotations(
    Results.map(({ Code }) => Code),
    to,
    reason,
  );
  if (moved > 0 && TotalCount > Results.length) await passOn(sellers, to, reason);
}
