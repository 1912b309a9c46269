import { centsOf, lineComplaint, lineTotal } from '@rodovia/shared/contracts/money';
import type { CartLine } from '@rodovia/shared/runtime';

/** What the catalogue says that a line costs, in centavos. */
export interface LinePrice {
  unitCents: number;
  totalCents: number;
}

/** The price of a line; null where the product has no public one, undefined where it is not known (yet). */
export function priceOf({ product, Quantity: quantity }: CartLine): LinePrice | null | undefined {
  if (!product) return undefined;
  if (product.PublicPrice === null) return null;
  const line = { quantity, unitPriceCents: centsOf(product.PublicPrice) };
  return lineComplaint(line) ? null : { unitCents: line.unitPriceCents, totalCents: lineTotal(line) };
}

/**
 * What the cart would cost by the catalogue. Only where each of its lines has a price: null where one is on request, and
 * undefined where one is not known (yet). A part is never shown as the whole.
 */
export function estimateOf(lines: readonly CartLine[]): number | null | undefined {
  const prices = lines.map(priceOf);
  if (prices.includes(undefined)) return undefined;
  if (prices.includes(null)) return null;
  return prices.reduce((sum, price) => sum + (price?.totalCents ?? 0), 0);
}
