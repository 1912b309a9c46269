import type { PagedResult, Person } from '@rodovia/shared/contracts';
import { api, callPath, formatNumber } from '@rodovia/shared/runtime';

/** Says how many quotations in service sellers would leave behind; without an answer the question does without it. */
export async function openWork(sellers: readonly Person[]): Promise<string | undefined> {
  const seller = sellers.map(({ Code }) => Code);
  const url = callPath('/shopping-cart/pagged', { seller, status: 'IN PROGRESS', quantity: 1 });
  const count = await api.get<PagedResult<unknown>>(url).then(
    ({ TotalCount }) => TotalCount,
    () => 0,
  );
  if (count === 0) return undefined;
  const what = count === 1 ? 'Há 1 orçamento' : `Há ${formatNumber(count)} orçamentos`;
  return `${what} em atendimento. Depois de desativar, abra Orçamentos para reatribuir ou finalizar o que ficou.`;
}
