import { createHmac, randomUUID } from 'node:crypto';
import { networkOf } from '@rodovia/api/network';
import type { ReleaseStore } from '../store/release-store';
import { noteOf, type Phase, releaseKey } from './counts';
import type { Vitals } from './distribution';
import { Tally } from './tally';
import type { FailureText } from './trace';

/** Releases that one instance remembers at most; beyond that no other is counted. */
const MOST_RELEASES = 200;

/** What one holder of addresses usually has: a /24 of IPv4, a /48 of IPv6. */
const wideNetworkOf = (ip: string) => networkOf(ip).split(/[.:]/, 3).join('.');

export interface Report {
  module: string;
  release: string;
  phase: Phase;
  /** The code that the visitor's page shows of the failure. */
  diagnostic?: string;
  /** What it said of itself, without persons. */
  text?: FailureText;
}

/**
 * Counts visits and failures of releases in this process. Of visitors nothing is kept but that they are different:
 * a random id, and a keyed digest of the network, neither of which leaves the memory.
 */
export class Collector {
  private readonly tallies = new Map<string, Tally>();
  private readonly changed = new Set<string>();
  private readonly instance = randomUUID();

  constructor(private readonly secret: string) {}

  private networkOf(ip: string): string {
    return createHmac('sha256', this.secret).update(wideNetworkOf(ip)).digest('base64url').slice(0, 12);
  }

  private count(key: string, work: (tally: Tally) => boolean): boolean {
    const found = this.tallies.get(key);
    if (!found && this.tallies.size >= MOST_RELEASES) return false;
    const tally = found ?? new Tally();
    this.tallies.set(key, tally);
    const isNew = work(tally);
    if (isNew) this.changed.add(key);
    return isNew;
  }

  /** A visit was given a release of a module; false where that was counted before. */
  visit(module: string, release: string, visit: string, ip: string): boolean {
    return this.count(releaseKey(module, release), (tally) => tally.visit(visit, this.networkOf(ip)));
  }

  /** A visit reported a failure; false where it was counted as failing before. */
  fail({ module, release, phase, text }: Report, visit: string, ip: string): boolean {
    return this.count(releaseKey(module, release), (tally) => tally.fail(visit, this.networkOf(ip), phase, text));
  }

  /** A page of a release measured this; false where its network has said enough. */
  measure(module: string, release: string, vitals: Vitals, ip: string): boolean {
    return this.count(releaseKey(module, release), (tally) => tally.measure(this.networkOf(ip), vitals));
  }

  /** Writes what changed beside the releases, where `doctor` and the other instances read it. */
  async flush(store: ReleaseStore): Promise<void> {
    const keys = [...this.changed];
    this.changed.clear();
    for (const key of keys) {
      const tally = this.tallies.get(key);
      if (tally) await store.writeNote(noteOf(this.instance, key), tally.counts());
    }
  }
}
