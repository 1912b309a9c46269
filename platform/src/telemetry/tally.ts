import type { Counts, Phase } from './counts';
import { countValue, type Distribution, emptyHistogram, METRICS, type Metric, type Vitals } from './distribution';
import { type FailureNote, type FailureText, MAX_FAILURES, mergedFailures } from './trace';

/** Maximum weight of one network's visits. The first few show how it is there; further ones must not outvote others. */
export const MAX_WEIGHT = 3;
const MAX_VISITS = 20_000;

interface Network {
  visits: number;
  failed: number;
}

/** Values of one metric, and their number per network. */
interface Measured {
  histogram: number[];
  byNetwork: Map<string, number>;
}

const weightOf = ({ visits }: Network) => Math.min(visits, MAX_WEIGHT);
const failedWeightOf = (network: Network) => (weightOf(network) * network.failed) / network.visits;

/** Counts of one instance about a release: distinct visits and their networks. */
export class Tally {
  private readonly visits = new Map<string, Network>();
  private readonly failed = new Set<string>();
  private readonly networks = new Map<string, Network>();
  private readonly phases: Counts['phases'] = {};
  private readonly vitals: Partial<Record<Metric, Measured>> = {};
  private failures: FailureNote[] = [];
  private weight = 0;
  private failedWeight = 0;
  private failingNetworks = 0;

  /** Changes the counts of a network and the totals. */
  private count(network: Network, what: keyof Network) {
    this.weight -= weightOf(network);
    if (network.visits > 0) this.failedWeight -= failedWeightOf(network);
    network[what] += 1;
    this.weight += weightOf(network);
    this.failedWeight += failedWeightOf(network);
  }

  /** Counts a visit; returns false if it was counted before, or the limit is reached. */
  visit(visit: string, network: string): boolean {
    if (this.visits.has(visit) || this.visits.size >= MAX_VISITS) return false;
    const found = this.networks.get(network) ?? { visits: 0, failed: 0 };
    this.networks.set(network, found);
    this.visits.set(visit, found);
    this.count(found, 'visits');
    return true;
  }

  /** Counts a failed visit, at any time; returns false if it was counted as failed before, or the limit is reached. */
  fail(visit: string, network: string, phase: Phase, text?: FailureText): boolean {
    if (this.failed.has(visit)) return false;
    this.visit(visit, network);
    const found = this.visits.get(visit);
    if (!found) return false;
    this.failed.add(visit);
    if (found.failed === 0) this.failingNetworks += 1;
    this.count(found, 'failed');
    this.phases[phase] = (this.phases[phase] ?? 0) + 1;
    if (text) this.log({ phase, ...text, count: 1 });
    return true;
  }

  /** Records a failure's text. At the limit, only known failures are counted. */
  private log(failure: FailureNote) {
    const all = mergedFailures(this.failures, [failure]);
    const isKnown = all.length === this.failures.length;
    if (isKnown || this.failures.length < MAX_FAILURES) this.failures = all;
  }

  /** Records measurements; returns whether any of them counts: only a few per network and metric do. */
  measure(network: string, vitals: Vitals): boolean {
    let isNew = false;
    for (const metric of METRICS) {
      const value = vitals[metric];
      if (value !== undefined) isNew = this.take(metric, network, value) || isNew;
    }
    return isNew;
  }

  private take(metric: Metric, network: string, value: number): boolean {
    const found = this.vitals[metric] ?? { histogram: emptyHistogram(), byNetwork: new Map() };
    this.vitals[metric] = found;
    const before = found.byNetwork.get(network) ?? 0;
    if (before >= MAX_WEIGHT || found.byNetwork.size >= MAX_VISITS) return false;
    found.byNetwork.set(network, before + 1);
    countValue(metric, found.histogram, value);
    return true;
  }

  private distributions(): Counts['vitals'] {
    const found: Partial<Record<Metric, Distribution>> = {};
    for (const metric of METRICS) {
      const measured = this.vitals[metric];
      if (measured) found[metric] = { networks: measured.byNetwork.size, histogram: [...measured.histogram] };
    }
    return found;
  }

  counts(): Counts {
    return {
      visits: this.visits.size,
      failed: this.failed.size,
      networks: this.networks.size,
      failingNetworks: this.failingNetworks,
      weight: this.weight,
      failedWeight: this.failedWeight,
      phases: { ...this.phases },
      vitals: this.distributions(),
      failures: [...this.failures],
    };
  }
}
