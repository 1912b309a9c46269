import { LRUCache } from 'lru-cache';

const MAX_RESULTS = 500;

/**
 * Cache for expensive results that change rarely. Simultaneous requests share a computation.
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
