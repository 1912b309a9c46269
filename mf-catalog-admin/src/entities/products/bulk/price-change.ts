import { LEAST_PERCENT, MOST_AMOUNT, MOST_PERCENT } from '@rodovia/shared/contracts/bulk-bounds';
import { readPrice } from '@rodovia/shared/contracts/price';

/** A change of prices as it is typed. */
export interface PriceChange {
  by: 'percent' | 'amount';
  isUp: boolean;
  text: string;
}

/** What the server takes, or the sentence that says why it would not. */
export type ReadChange = { percent: number } | { amount: number } | { complaint: string };

const PERCENT = /^(\d{1,4})(?:[.,](\d{1,2}))?%?$/;

function readPercent(text: string): number {
  const [, whole, places = '0'] = PERCENT.exec(text.replace(/\s/g, '')) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole}.${places}`);
}

/** Reads a change of prices: `10`, `7,5%`, `R$ 12,50`. */
export function readChange({ by, isUp, text }: PriceChange): ReadChange {
  const sign = isUp ? 1 : -1;
  if (by === 'percent') {
    const percent = sign * readPercent(text);
    const isGood = percent !== 0 && percent >= LEAST_PERCENT && percent <= MOST_PERCENT;
    return isGood ? { percent } : { complaint: `Informe um percentual de 0,01 a ${isUp ? '1.000' : '99,99'}.` };
  }
  const price = readPrice(text);
  const isGood = price !== null && price > 0 && price <= MOST_AMOUNT;
  return isGood ? { amount: sign * price } : { complaint: 'Informe um valor em reais, como 12,50.' };
}
