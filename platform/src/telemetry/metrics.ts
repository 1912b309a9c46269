import type { ReleaseStore } from '../store/release-store';
import { type Counts, PHASES, readCounts } from './counts';

const labels = (key: string, phase?: string) => {
  const [module = '', release = ''] = key.split('@');
  return `{module="${module}",release="${release}"${phase ? `,phase="${phase}"` : ''}}`;
};

const linesOf = ([key, counts]: [string, Counts]) => [
  `rodovia_module_visits${labels(key)} ${counts.visits}`,
  `rodovia_module_failed_visits${labels(key)} ${counts.failed}`,
  ...PHASES.filter((phase) => counts.phases[phase]).map(
    (phase) => `rodovia_module_failures${labels(key, phase)} ${counts.phases[phase]}`,
  ),
];

/** Visits and failures of every release, as Prometheus reads them. */
export async function metricsText(store: ReleaseStore): Promise<string> {
  const counts = await readCounts(store);
  return `${[...counts].flatMap(linesOf).join('\n')}\n`;
}
