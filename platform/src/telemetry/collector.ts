import { createHmac, randomUUID } from 'node:crypto';
import { networkOf } from '@rodovia/api/network';
import type { ReleaseStore } from '../store/release-store';
import { noteOf, type Phase, releaseKey } from './counts';
import type { Vitals } from './distribution';
import { Tally } from './tally';
import type { FailureText } from './trace';

/** Maximum number of releases that an instance counts. */
const MAX_RELEASES = 200;

/** Returns the network that typically belongs to one owner: a /24 of IPv4, a /48 of IPv6. */
const wideNetworkOf = (ip: string) => networkOf(ip).split(/[.:]/, 3).join('.');

/** A report of a page: its release, and what was measured or failed. */
export interface Report {
  module: string;
  release: string;
  phase: Phase;
  /** Code of the failure on the visitor's page. */
  diagnostic?: string;
  /** Error text without personal data. */
  text?: FailureText;
}

/**
 * Counts visits and failures of releases in this process. About visitors only distinguishing data is kept: a random id
 * and a keyed digest of the network, neither of which leaves the memory.
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
    if (!found && this.tallies.size >= MAX_RELEASES) return false;
    const tally = found ?? new Tally();
    this.tallies.set(key, tally);
    const isNew = work(tally);
    if (isNew) this.changed.add(key);
    return isNew;
  }

  /** Counts a visit that was given a release; returns false if it was counted before. */
  visit(module: string, release: string, visit: string, ip: string): boolean {
    return this.count(releaseKey(module, release), (tally) => tally.visit(visit, this.networkOf(ip)));
  }

  /** Counts a failed visit; returns false if it was counted as failed before. */
  fail({ module, release, phase, text }: Report, visit: string, ip: string): boolean {
    return this.count(releaseKey(module, release), (tally) => tally.fail(visit, this.networkOf(ip), phase, text));
  }

  /** Records measurements of a page; returns false if its network has reported enough. */
  measure(module: string, release: string, vitals: Vitals, ip: string): boolean {
    return this.count(releaseKey(module, release), (tally) => tally.measure(this.networkOf(ip), vitals));
  }

  /** Writes changed counts next to the releases, where `doctor` and other instances read them. */
  async flush(store: ReleaseStore): Promise<void> {
    const keys = [...this.changed];
    this.changed.clear();
    for (const key of keys) {
      const tally = this.tallies.get(key);
      if (tally) await store.writeNote(noteOf(store, this.instance, key), tally.counts());
    }
  }
}
