import { formatNumber } from '@rodovia/shared/runtime';
import type { SellerLoad } from '../contracts/quotations';

/** Formats the workload of a seller: '12 em aberto, 3 atrasados'. */
export function workloadText({ Open, Late }: Pick<SellerLoad, 'Open' | 'Late'>): string {
  if (Open === 0) return 'nada em aberto';
  const late = `${formatNumber(Late)} ${Late === 1 ? 'atrasado' : 'atrasados'}`;
  return `${formatNumber(Open)} em aberto${Late > 0 ? `, ${late}` : ''}`;
}
