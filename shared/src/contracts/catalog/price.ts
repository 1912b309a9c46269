/** Maximum price of a product, in reais. */
export const PRICE_LIMIT = 9_999_999;

/** Matches amounts in which a point separates thousands (`1.234,56`, `1.500`), as opposed to cents (`1234.56`). */
const GROUPED = /,|^\d{1,3}(\.\d{3})+$/;

/**
 * Parses a price in reais as people write it: `R$ 1.234,5` and `1234.50` → 1234.5, `1.500` → 1500. Returns null for
 * empty text and NaN for anything that is not an amount up to `PRICE_LIMIT`.
 */
export function readPrice(text: string): number | null {
  const bare = text.replace(/\s/g, '').replace(/^R\$/, '');
  if (bare === '') return null;
  const plain = GROUPED.test(bare) ? bare.replace(/\./g, '').replace(',', '.') : bare;
  const price = /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  return price <= PRICE_LIMIT ? price : Number.NaN;
}

/** Returns whether a price has at most two decimal places. Prices are never rounded silently. */
export const isWholeCents = (price: number) => Number(price.toFixed(2)) === price;

/** Formats a price for an input field: `1234.5` → `1234,50`. */
export const writePrice = (price: number | null) => (price === null ? '' : price.toFixed(2).replace('.', ','));
