/** The highest price of a product, in reais. */
export const PRICE_LIMIT = 9_999_999;

/** Points that part thousands, as in `1.234,56` and `1.500`; the one of `1234.56` parts cents. */
const GROUPED = /,|^\d{1,3}(\.\d{3})+$/;

/**
 * A price in reais as people write it: `R$ 1.234,5` and `1234.50` → 1234.5, `1.500` → 1500; null where nothing is
 * written, NaN where it is no amount up to `PRICE_LIMIT`.
 */
export function readPrice(text: string): number | null {
  const bare = text.replace(/\s/g, '').replace(/^R\$/, '');
  if (bare === '') return null;
  const plain = GROUPED.test(bare) ? bare.replace(/\./g, '').replace(',', '.') : bare;
  const price = /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
  return price <= PRICE_LIMIT ? price : Number.NaN;
}

/** Whether an amount is one of whole cents: nothing is rounded behind anybody's back. */
export const isWholeCents = (price: number) => Number(price.toFixed(2)) === price;

/** `1234.5` → `1234,50`, as it is typed. */
export const writePrice = (price: number | null) => (price === null ? '' : price.toFixed(2).replace('.', ','));
