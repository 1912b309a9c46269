import { unhurried } from '../../testing/pace.mjs';

/** A figure and its budget; `isGood` is undefined without a budget. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ratio' | 'ms' | 'MB' | '×';
  budget?: number;
  isGood?: boolean;
}

/** Figure that should not be below its budget. */
export const atLeast = (name: string, value: number, budget?: number): Figure => ({
  name,
  value,
  unit: 'ratio',
  budget,
  isGood: budget === undefined ? undefined : value >= budget,
});

/** Factor by which limits in ms are extended on a slow machine. */
const stretch = unhurried(1);

/** Figure that should not exceed its budget. */
export const atMost = (name: string, value: number, unit: Figure['unit'], budget?: number): Figure => ({
  name,
  value,
  unit,
  budget,
  isGood: budget === undefined ? undefined : value <= budget * (unit === 'ms' ? stretch : 1),
});

/** Time until a server with an existing database answers. */
export const warmStart = (ms: number): Figure => atMost('start, warm', ms, 'ms', 1000);
