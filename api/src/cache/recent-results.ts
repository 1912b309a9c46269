import { LRUCache } from 'lru-cache';

const MAX_RESULTS = 500;

/**
 * Cache for expensive results that change rarely, for a few seconds. Simultaneous requests share a computation. Writes
 * on this instance clear it; other instances may be outdated for that time.
 */
export class RecentResults<T> {
  private readonly results: LRUCache<string, Promise<T>>;

  /** `ttl` is in milliseconds. */
  constructor(ttl: number) {
    this.results = new LRUCache({ max: MAX_RESULTS, ttl });
  }

  find(key: string, compute: () => Promise<T>): Promise<T> {
    const known = this.results.get(key);
    if (known) return known;
    const result = compute();
    this.results.set(key, result);
    result.catch(() => this.results.peek(key) === result && this.results.delete(key));
    return result;
  }

  forget(): void {
    this.results.clear();
  }
}
