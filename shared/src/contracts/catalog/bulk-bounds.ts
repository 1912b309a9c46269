/** Minimum price change in percent. */
export const MIN_PERCENT = -99.99;
/** Maximum price change in percent. */
export const MAX_PERCENT = 1000;
/** Maximum price change in reais, up or down. */
export const MAX_AMOUNT = 1_000_000;
