import type { ReleaseStore } from '../store/release-store';
import { type Distribution, METRICS, type Metric, merged } from './distribution';
import { type FailureNote, mergedFailures } from './trace';

export const PHASES = ['load', 'render', 'suspense', 'runtime'] as const;
export type Phase = (typeof PHASES)[number];

/** What one instance, or all, counted of a release. */
export interface Counts {
  /** Visits that were given the release, each once. */
  visits: number;
  /** Of those, the ones that reported a failure. */
  failed: number;
  /** Networks that the visits came from: a /24 of IPv4, a /48 of IPv6. */
  networks: number;
  /** Of those, the ones with a visit that failed. */
  failingNetworks: number;
  /** The visits, of no network more than a few. */
  weight: number;
  /** The part of that weight that failed. */
  failedWeight: number;
  phases: Partial<Record<Phase, number>>;
  /** What its pages measured. */
  vitals: Partial<Record<Metric, Distribution>>;
  /** What failed, the most frequent first. */
  failures: FailureNote[];
}

const NUMBERS = ['visits', 'failed', 'networks', 'failingNetworks', 'weight', 'failedWeight'] as const;

export const none = (): Counts => ({
  visits: 0,
  failed: 0,
  networks: 0,
  failingNetworks: 0,
  weight: 0,
  failedWeight: 0,
  phases: {},
  vitals: {},
  failures: [],
});

/** The sum of both; numbers that a note of an earlier version lacks count as none. */
function add(a: Counts, b: Partial<Counts>): Counts {
  const failures = mergedFailures(a.failures, b.failures ?? []);
  const sum = { ...a, phases: { ...a.phases }, vitals: { ...a.vitals }, failures };
  for (const key of NUMBERS) sum[key] += b[key] ?? 0;
  for (const phase of PHASES) {
    const more = b.phases?.[phase];
    if (more) sum.phases[phase] = (sum.phases[phase] ?? 0) + more;
  }
  for (const metric of METRICS) {
    const more = b.vitals?.[metric];
    if (more) sum.vitals[metric] = merged(sum.vitals[metric], more);
  }
  return sum;
}

export const releaseKey = (module: string, release: string) => `${module}@${release}`;

const FOLDER = 'telemetry';

export const noteOf = (instance: string, key: string) => `${FOLDER}/${instance}/${key}.json`;

/** What all instances counted, by `module@release`. */
export async function readCounts(store: ReleaseStore): Promise<Map<string, Counts>> {
  const sums = new Map<string, Counts>();
  for (const [key, counts] of await store.readNotes<Partial<Counts>>(FOLDER)) {
    const release =
      key
        .split('/')
        .at(-1)
        ?.replace(/\.json$/, '') ?? '';
    sums.set(release, add(sums.get(release) ?? none(), counts));
  }
  return sums;
}
