import type { ReleaseStore } from '../store/release-store';
import { type Counts, PHASES, readCounts, releaseKey } from './counts';
import { boundsOf, type Distribution, METRICS, type Metric, percentile75, valuesIn } from './distribution';
import { type AutomaticRollback, lastAutomaticRollback } from './last-rollback';

const labels = (key: string, phase?: string) => {
  const [module = '', release = ''] = key.split('@');
  return `{module="${module}",release="${release}"${phase ? `,phase="${phase}"` : ''}}`;
};

/** Returns the Prometheus lines of a metric: a histogram, and the 75th percentile. */
function vitalLines(key: string, metric: Metric, found: Distribution): string[] {
  const own = labels(key).slice(1, -1);
  const named = (more = '') => `{${own},metric="${metric}"${more}}`;
  let sum = 0;
  const buckets = boundsOf(metric).map((bound, i) => {
    sum += found.histogram[i] ?? 0;
    return `rodovia_vital_bucket${named(`,le="${bound}"`)} ${sum}`;
  });
  const values = valuesIn(found);
  return [
    ...buckets,
    `rodovia_vital_bucket${named(',le="+Inf"')} ${values}`,
    `rodovia_vital_count${named()} ${values}`,
    `rodovia_vital_p75${named()} ${percentile75(metric, found)}`,
  ];
}

const linesOf = ([key, counts]: [string, Counts]) => [
  `rodovia_module_visits${labels(key)} ${counts.visits}`,
  `rodovia_module_failed_visits${labels(key)} ${counts.failed}`,
  ...PHASES.filter((phase) => counts.phases[phase]).map(
    (phase) => `rodovia_module_failures${labels(key, phase)} ${counts.phases[phase]}`,
  ),
  ...METRICS.flatMap((metric) => {
    const found = counts.vitals[metric];
    return found ? vitalLines(key, metric, found) : [];
  }),
];

/** A timestamp instead of a counter, so that a new event is visible without an earlier sample. */
const takenBackLine = ({ module, release, at }: AutomaticRollback) =>
  `rodovia_canary_taken_back_timestamp_seconds${labels(releaseKey(module, release))} ${Date.parse(at) / 1000}`;

/** Returns visits, failures and measurements of all releases, and canaries taken back, in the format of Prometheus. */
export async function metricsText(store: ReleaseStore): Promise<string> {
  const [counts, taken] = [await readCounts(store), await lastAutomaticRollback(store)];
  return `${[...[...counts].flatMap(linesOf), ...taken.map(takenBackLine)].join('\n')}\n`;
}
