/** Minimum price change in percent. */
export const MIN_PERCENT = -99.99;
/** Maximum price change in percent. */
export const MAX_PERCENT = 1000;
/** Maximum price change in reais, up or down. */
export const MAX_AMOUNT = 1_000_000;
/**
 * How changed prices are rounded: to centavos, to the nearest multiple of five centavos, to the nearest price that ends in
 * 90 centavos, or to whole reais.
 */
export const PRICE_ROUNDINGS = ['CENT', 'FIVE', 'NINETY', 'WHOLE'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

const ROUNDING_WORDS: Record<PriceRounding, string> = {
  CENT: 'Não arredondar',
  FIVE: 'A cada 5 centavos',
  NINETY: 'Final ,90',
  WHOLE: 'Final ,00',
};

/** Returns the Portuguese name of a rounding. */
export const roundingWords = (rounding: PriceRounding) => ROUNDING_WORDS[rounding];
