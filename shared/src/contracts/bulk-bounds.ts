/** Bounds of a change of prices, in percent and in reais. */
export const LEAST_PERCENT = -99.99;
export const MOST_PERCENT = 1000;
export const MOST_AMOUNT = 1_000_000;
