import { LRUCache } from 'lru-cache';

const MOST = 500;

/**
 * Results that cost much and seldom change, for a few seconds: who asks for one that is being computed waits for
 * it. A write on this instance forgets them all, other instances may be that long behind.
 */
export class RecentResults<T> {
  private readonly kept: LRUCache<string, Promise<T>>;

  /** `ttl` in milliseconds. */
  constructor(ttl: number) {
    this.kept = new LRUCache({ max: MOST, ttl });
  }

  find(key: string, compute: () => Promise<T>): Promise<T> {
    const known = this.kept.get(key);
    if (known) return known;
    const result = compute();
    this.kept.set(key, result);
    result.catch(() => this.kept.peek(key) === result && this.kept.delete(key));
    return result;
  }

  forget(): void {
    this.kept.clear();
  }
}
