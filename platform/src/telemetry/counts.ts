import { LIVE } from '../store/names';
import type { ReleaseStore } from '../store/release-store';
import { type Distribution, METRICS, type Metric, merged } from './distribution';
import { type FailureNote, mergedFailures } from './trace';

/** Phases in which a failure of a module can happen. */
export const PHASES = ['load', 'render', 'suspense', 'runtime'] as const;
export type Phase = (typeof PHASES)[number];

/** Counts of a release by one or all instances. */
export interface Counts {
  /** Number of distinct visits that were given the release. */
  visits: number;
  /** Number of those that reported a failure. */
  failed: number;
  /** Number of networks of the visits: /24 of IPv4, /48 of IPv6. */
  networks: number;
  /** Number of those with a failed visit. */
  failingNetworks: number;
  /** Number of visits with a maximum per network. */
  weight: number;
  /** Failed part of that number. */
  failedWeight: number;
  phases: Partial<Record<Phase, number>>;
  /** Measurements of its pages. */
  vitals: Partial<Record<Metric, Distribution>>;
  /** Failures, most frequent first. */
  failures: FailureNote[];
}

const NUMBERS = ['visits', 'failed', 'networks', 'failingNetworks', 'weight', 'failedWeight'] as const;

/** Returns counts with no visit and no failure. */
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

/** Adds counts; values missing in older notes count as zero. */
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

/** Returns the key of a release in counts: `module@release`. */
export const releaseKey = (module: string, release: string) => `${module}@${release}`;

/** Returns the folder of an environment's counts. */
const folderOf = ({ channel }: Pick<ReleaseStore, 'channel'>) =>
  channel === LIVE ? 'telemetry' : `telemetry-${channel}`;

/** Returns the path of the note in which an instance stores its counts of a release. */
export const noteOf = (store: Pick<ReleaseStore, 'channel'>, instance: string, key: string) =>
  `${folderOf(store)}/${instance}/${key}.json`;

/** Reads the counts of all instances, by `module@release`. */
export async function readCounts(store: ReleaseStore): Promise<Map<string, Counts>> {
  const sums = new Map<string, Counts>();
  for (const [key, counts] of await store.readNotes<Partial<Counts>>(folderOf(store))) {
    const release =
      key
        .split('/')
        .at(-1)
        ?.replace(/\.json$/, '') ?? '';
    sums.set(release, add(sums.get(release) ?? none(), counts));
  }
  return sums;
}
