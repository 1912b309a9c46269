import { FORECAST_LEAST } from '@rodovia/shared/contracts/quotations';

/** What a forecast of a stage is derived from; amounts in centavos. */
export interface ForecastBasis {
  /** Sum of the proposals of the stage, and number of quotations without one. */
  totalCents: number;
  unpriced: number;
  /** Finished quotations that were once in the stage, and how many of them were won. */
  ended: number;
  won: number;
  /** Mean amount of what was won. */
  wonCents: number;
}

/**
 * Returns what a stage can be expected to bring: its amount, with the mean amount for what has no proposal, times the
 * share of comparable quotations that were won. Null if too few of them have ended.
 */
export function forecastOf({ totalCents, unpriced, ended, won, wonCents }: ForecastBasis): number | null {
  if (ended < FORECAST_LEAST) return null;
  return Math.round((totalCents + unpriced * wonCents) * (won / ended));
}
