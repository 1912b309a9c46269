import { createHmac, randomUUID } from 'node:crypto';
import type { ReleaseStore } from '../store/release-store';
import { type Counts, noteOf, type Phase, releaseKey } from './counts';

/** Releases and visits that one instance remembers at most; beyond that nothing more is counted. */
const MOST_RELEASES = 200;
const MOST_VISITS = 20_000;
/** Failing visits of one address that count. One machine alone cannot make a release look bad. */
const MOST_PER_ADDRESS = 3;

interface Seen {
  visits: Set<string>;
  failed: Set<string>;
  addresses: Map<string, number>;
  phases: Partial<Record<Phase, number>>;
}

export interface Report {
  module: string;
  release: string;
  phase: Phase;
  /** The code that the visitor's page shows of the failure. */
  diagnostic?: string;
}

/**
 * Counts visits and failures of releases in this process. Of visitors nothing is kept but that they are different:
 * a random id, and a keyed digest of the address, neither of which leaves the memory.
 */
export class Collector {
  private readonly seen = new Map<string, Seen>();
  private readonly changed = new Set<string>();
  private readonly instance = randomUUID();

  constructor(private readonly secret: string) {}

  private of(key: string): Seen | null {
    const found = this.seen.get(key);
    if (found) return found;
    if (this.seen.size >= MOST_RELEASES) return null;
    const fresh: Seen = { visits: new Set(), failed: new Set(), addresses: new Map(), phases: {} };
    this.seen.set(key, fresh);
    return fresh;
  }

  /** A visit opened a page of a module. */
  visit(module: string, release: string, visit: string) {
    const key = releaseKey(module, release);
    const seen = this.of(key);
    if (!seen || seen.visits.size >= MOST_VISITS || seen.visits.has(visit)) return;
    seen.visits.add(visit);
    this.changed.add(key);
  }

  /** A visit reported a failure; false where it does not count: reported before, or too many from there. */
  fail({ module, release, phase }: Report, visit: string, ip: string): boolean {
    const key = releaseKey(module, release);
    const seen = this.of(key);
    if (!seen || seen.failed.has(visit) || seen.failed.size >= MOST_VISITS) return false;
    const address = createHmac('sha256', this.secret).update(ip).digest('base64url').slice(0, 12);
    const before = seen.addresses.get(address) ?? 0;
    if (before >= MOST_PER_ADDRESS) return false;
    seen.addresses.set(address, before + 1);
    seen.failed.add(visit);
    seen.visits.add(visit);
    seen.phases[phase] = (seen.phases[phase] ?? 0) + 1;
    this.changed.add(key);
    return true;
  }

  private countsOf({ visits, failed, addresses, phases }: Seen): Counts {
    return { visits: visits.size, failed: failed.size, addresses: addresses.size, phases };
  }

  /** Writes what changed beside the releases, where `doctor` and the other instances read it. */
  async flush(store: ReleaseStore): Promise<void> {
    const keys = [...this.changed];
    this.changed.clear();
    for (const key of keys) {
      const seen = this.seen.get(key);
      if (seen) await store.writeNote(noteOf(this.instance, key), this.countsOf(seen));
    }
  }
}
