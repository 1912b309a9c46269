import { MAX_AMOUNT, MAX_PERCENT, MIN_PERCENT, type PriceRounding, readPrice } from '@rodovia/shared/contracts/catalog';

/** A price change as typed. */
export interface PriceChange {
  by: 'percent' | 'amount';
  isUp: boolean;
  text: string;
  rounding: PriceRounding;
}

/** Payload of a price change, or the error message. */
export type ReadChange =
  | (({ percent: number } | { amount: number }) & { rounding: PriceRounding })
  | { complaint: string };

const PERCENT = /^(\d{1,4})(?:[.,](\d{1,2}))?%?$/;

function readPercent(text: string): number {
  const [, whole, places = '0'] = PERCENT.exec(text.replace(/\s/g, '')) ?? [];
  return whole === undefined ? Number.NaN : Number(`${whole}.${places}`);
}

/** Parses a price change: `10`, `7,5%`, `R$ 12,50`. */
export function readChange({ by, isUp, text, rounding }: PriceChange): ReadChange {
  const sign = isUp ? 1 : -1;
  if (by === 'percent') {
    const percent = sign * readPercent(text);
    const isGood = percent !== 0 && percent >= MIN_PERCENT && percent <= MAX_PERCENT;
    return isGood
      ? { percent, rounding }
      : { complaint: `Informe um percentual de 0,01 a ${isUp ? '1.000' : '99,99'}.` };
  }
  const price = readPrice(text);
  const isGood = price !== null && price > 0 && price <= MAX_AMOUNT;
  return isGood ? { amount: sign * price, rounding } : { complaint: 'Informe um valor em reais, como 12,50.' };
}
