import type { ReleaseStore } from '../store/release-store';

export const PHASES = ['load', 'render', 'suspense', 'runtime'] as const;
export type Phase = (typeof PHASES)[number];

/** What one instance, or all, counted of a release. */
export interface Counts {
  /** Visits that opened a page of the module with this release. */
  visits: number;
  /** Of those, the ones that reported a failure. */
  failed: number;
  /** Addresses that the failures came from. */
  addresses: number;
  phases: Partial<Record<Phase, number>>;
}

const none = (): Counts => ({ visits: 0, failed: 0, addresses: 0, phases: {} });

function add(a: Counts, b: Counts): Counts {
  const phases = { ...a.phases };
  for (const phase of PHASES) if (b.phases[phase]) phases[phase] = (phases[phase] ?? 0) + b.phases[phase];
  return {
    visits: a.visits + b.visits,
    failed: a.failed + b.failed,
    addresses: a.addresses + b.addresses,
    phases,
  };
}

export const releaseKey = (module: string, release: string) => `${module}@${release}`;

const FOLDER = 'telemetry';

export const noteOf = (instance: string, key: string) => `${FOLDER}/${instance}/${key}.json`;

/** What all instances counted, by `module@release`. */
export async function readCounts(store: ReleaseStore): Promise<Map<string, Counts>> {
  const sums = new Map<string, Counts>();
  for (const [key, counts] of await store.readNotes<Counts>(FOLDER)) {
    const release =
      key
        .split('/')
        .at(-1)
        ?.replace(/\.json$/, '') ?? '';
    sums.set(release, add(sums.get(release) ?? none(), counts));
  }
  return sums;
}
