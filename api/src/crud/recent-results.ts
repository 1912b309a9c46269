const MOST = 500;

interface Kept<T> {
  result: Promise<T>;
  until: number;
}

/**
 * Results that cost much and seldom change, for a few seconds: who asks for one that is being computed waits for
 * it. A write on this instance forgets them all, other instances may be that long behind.
 */
export class RecentResults<T> {
  private readonly kept = new Map<string, Kept<T>>();

  constructor(private readonly lifetime: number) {}

  find(key: string, compute: () => Promise<T>, now = Date.now()): Promise<T> {
    const known = this.kept.get(key);
    if (known && known.until > now) return known.result;
    const result = compute();
    result.catch(() => this.kept.delete(key));
    this.keep(key, { result, until: now + this.lifetime });
    return result;
  }

  forget(): void {
    this.kept.clear();
  }

  private keep(key: string, entry: Kept<T>): void {
    const oldest = this.kept.keys().next();
    if (this.kept.size >= MOST && !oldest.done) this.kept.delete(oldest.value);
    this.kept.delete(key);
    this.kept.set(key, entry);
  }
}
