/** Names of the measured Web Vitals. */
export const METRICS = ['LCP', 'INP', 'CLS'] as const;
export type Metric = (typeof METRICS)[number];

/** Measurements of a page: milliseconds, CLS without a unit. */
export type Vitals = Partial<Record<Metric, number>>;

/** Distribution of values of many pages. */
export interface Distribution {
  /** Number of networks; only a few values per network count. */
  networks: number;
  /** Number of values in each interval of `boundsOf`, and at the end those above all. */
  histogram: number[];
}

const INTERVALS = 48;
const RANGES: Record<Metric, { least: number; most: number }> = {
  LCP: { least: 100, most: 60_000 },
  INP: { least: 8, most: 10_000 },
  CLS: { least: 0.001, most: 2 },
};

const bounds = Object.fromEntries(
  METRICS.map((metric) => {
    const { least, most } = RANGES[metric];
    const step = (most / least) ** (1 / (INTERVALS - 1));
    return [metric, Array.from({ length: INTERVALS }, (_, i) => Number((least * step ** i).toPrecision(4)))];
  }),
) as Record<Metric, number[]>;

/** Returns the upper bounds of a metric's intervals, each about a seventh above the previous one. */
export const boundsOf = (metric: Metric): readonly number[] => bounds[metric];

/** Returns an empty histogram. */
export const emptyHistogram = (): number[] => new Array<number>(INTERVALS + 1).fill(0);

/** Counts a value. */
export function countValue(metric: Metric, histogram: number[], value: number) {
  const at = boundsOf(metric).findIndex((bound) => value <= bound);
  const interval = at < 0 ? INTERVALS : at;
  histogram[interval] = (histogram[interval] ?? 0) + 1;
}

/** Returns the number of values. */
export const valuesIn = ({ histogram }: Distribution) => histogram.reduce((sum, count) => sum + count, 0);

/** Merges two distributions. */
export function merged(a: Distribution | undefined, b: Distribution): Distribution {
  const histogram = emptyHistogram().map((_, i) => (a?.histogram[i] ?? 0) + (b.histogram[i] ?? 0));
  return { networks: (a?.networks ?? 0) + b.networks, histogram };
}

/** Returns the 75th percentile, as precisely as the intervals allow; null without values. */
export function percentile75(metric: Metric, distribution: Distribution): number | null {
  const wanted = valuesIn(distribution) * 0.75;
  if (wanted === 0) return null;
  const upper = boundsOf(metric);
  let below = 0;
  for (const [i, count] of distribution.histogram.entries()) {
    if (below + count < wanted || count === 0) {
      below += count;
      continue;
    }
    const [from, to] = [upper[i - 1] ?? 0, upper[i] ?? RANGES[metric].most];
    return from + ((to - from) * (wanted - below)) / count;
  }
  return RANGES[metric].most;
}

/** Returns how many values are above a limit, interpolating within its interval. */
export function valuesAbove(metric: Metric, { histogram }: Distribution, limit: number): number {
  const upper = boundsOf(metric);
  return histogram.reduce((sum, count, i) => {
    const [from, to] = [upper[i - 1] ?? 0, upper[i] ?? Number.POSITIVE_INFINITY];
    if (limit <= from) return sum + count;
    return limit >= to || to === Number.POSITIVE_INFINITY ? sum : sum + (count * (to - limit)) / (to - from);
  }, 0);
}
