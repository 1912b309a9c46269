import { centsOf } from '@rodovia/shared/contracts/proposals';
import type { CartLine } from '@rodovia/shared/runtime';

/** Sum of the public prices of a list in centavos, and the number of lines without a known price. */
export function estimateOf(lines: readonly CartLine[]): { cents: number; unpriced: number } {
  const prices = lines.map(({ product, Quantity }) =>
    typeof product?.PublicPrice === 'number' ? centsOf(product.PublicPrice) * Quantity : null,
  );
  return {
    cents: prices.reduce<number>((sum, price) => sum + (price ?? 0), 0),
    unpriced: prices.filter((price) => price === null).length,
  };
}
