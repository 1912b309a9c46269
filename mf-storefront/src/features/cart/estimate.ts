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

/**
 * Returns the total of the cart by catalogue prices. It is only given if every line has a price: null if one is on
 * request, undefined if one is not known (yet). A partial sum is never shown as the total.
 */
export function estimateOf(lines: readonly CartLine[]): number | null | undefined {
  const prices = lines.map(priceOf);
  if (prices.includes(undefined)) return undefined;
  if (prices.includes(null)) return null;
  return prices.reduce((sum, price) => sum + (price?.totalCents ?? 0), 0);
}
