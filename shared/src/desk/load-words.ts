import type { SellerLoad } from '@rodovia/shared/contracts';
import { formatNumber } from '@rodovia/shared/runtime';

/** What a seller has in hand, in words: '12 em aberto, 3 atrasados'. */
export function loadWords({ Open, Late }: Pick<SellerLoad, 'Open' | 'Late'>): string {
  if (Open === 0) return 'nada em aberto';
  const late = `${formatNumber(Late)} ${Late === 1 ? 'atrasado' : 'atrasados'}`;
  return `${formatNumber(Open)} em aberto${Late > 0 ? `, ${late}` : ''}`;
}
