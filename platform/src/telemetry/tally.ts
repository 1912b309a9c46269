import type { Counts, Phase } from './counts';
import { countValue, type Distribution, emptyHistogram, METRICS, type Metric, type Vitals } from './distribution';
import { type FailureNote, type FailureText, MOST_FAILURES, mergedFailures } from './trace';

/**
 * Visits of one network that weigh in what is counted by network. The first few say what it is like there; the rest
 * say it again, and must not outvote everybody else.
 */
export const WEIGHS_AT_MOST = 3;
const MOST_VISITS = 20_000;

interface Network {
  visits: number;
  failed: number;
}

/** Values of one metric, and how many of them came from each network. */
interface Measured {
  histogram: number[];
  byNetwork: Map<string, number>;
}

const weightOf = ({ visits }: Network) => Math.min(visits, WEIGHS_AT_MOST);
const failedWeightOf = (network: Network) => (weightOf(network) * network.failed) / network.visits;

/** What one instance counts of a release: visits, each once, and the networks that they came from. */
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

  /** Changes what is counted of a network, and of all of them with it. */
  private count(network: Network, what: keyof Network) {
    this.weight -= weightOf(network);
    if (network.visits > 0) this.failedWeight -= failedWeightOf(network);
    network[what] += 1;
    this.weight += weightOf(network);
    this.failedWeight += failedWeightOf(network);
  }

  /** A visit of a network was given the release; false where it was counted before, or nothing more is. */
  visit(visit: string, network: string): boolean {
    if (this.visits.has(visit) || this.visits.size >= MOST_VISITS) return false;
    const found = this.networks.get(network) ?? { visits: 0, failed: 0 };
    this.networks.set(network, found);
    this.visits.set(visit, found);
    this.count(found, 'visits');
    return true;
  }

  /** A visit failed, wherever it is by now; false where it was counted as failing before, or nothing more is. */
  fail(visit: string, network: string, phase: Phase, text?: FailureText): boolean {
    if (this.failed.has(visit)) return false;
    this.visit(visit, network);
    const found = this.visits.get(visit);
    if (!found) return false;
    this.failed.add(visit);
    if (found.failed === 0) this.failingNetworks += 1;
    this.count(found, 'failed');
    this.phases[phase] = (this.phases[phase] ?? 0) + 1;
    if (text) this.tell({ phase, ...text, count: 1 });
    return true;
  }

  /** Keeps what a failure said. Once there is no room, what is known goes on being counted, and nothing new is kept. */
  private tell(failure: FailureNote) {
    const all = mergedFailures(this.failures, [failure]);
    const isKnown = all.length === this.failures.length;
    if (isKnown || this.failures.length < MOST_FAILURES) this.failures = all;
  }

  /** A page of a network measured this. Answers whether any of it counts: of one network, a few values of each metric do. */
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
    if (before >= WEIGHS_AT_MOST || found.byNetwork.size >= MOST_VISITS) return false;
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
