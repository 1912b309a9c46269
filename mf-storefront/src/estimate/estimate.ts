import { centsOf, lineComplaint, lineTotal } from '@rodovia/shared/contracts/proposals';
import type { CartLine } from '@rodovia/shared/runtime';

/** Price of a line according to the catalogue, in centavos. */
export interface LinePrice {
  unitCents: number;
  totalCents: number;
}

/** Returns the price of a line; null if the product has no public price, undefined if it is not known (yet). */
export function priceOf({ product, Quantity: quantity }: CartLine): LinePrice | null | undefined {
  if (!product) return undefined;
  if (product.PublicPrice === null) return null;
  const line = { quantity, unitPriceCents: centsOf(product.PublicPrice) };
  return lineComplaint(line) ? null : { unitCents: line.unitPriceCents, totalCents: lineTotal(line) };
}

/** The sum of the lines with a price, in centavos, and the number of lines on request, which it leaves out. */
export interface Estimate {
  cents: number;
  onRequest: number;
}

/** Returns the estimate of the cart by catalogue prices; undefined while a line is not known (yet). */
export function estimateOf(lines: readonly CartLine[]): Estimate | undefined {
  const prices = lines.map(priceOf);
  if (prices.includes(undefined)) return undefined;
  return {
    cents: prices.reduce((sum, price) => sum + (price?.totalCents ?? 0), 0),
    onRequest: prices.filter((price) => price === null).length,
  };
}
