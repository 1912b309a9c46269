/**
 * Circuit breaker: after consecutive failures a service is not called for a while; then one call tests it. Durations
 * are in ms.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  constructor(
    private readonly most: number,
    private readonly pause: number,
  ) {}

  /** Returns the result of `work`; undefined if it fails, or immediately while the circuit is open. */
  async call<T>(work: () => Promise<T | undefined>, now = Date.now()): Promise<T | undefined> {
    if (now < this.openUntil) return undefined;
    // while one call tests the service, others do not wait for it
    if (this.openUntil > 0) this.openUntil = now + this.pause;
    const result = await work();
    if (result !== undefined) this.close();
    else this.fail();
    return result;
  }

  private close(): void {
    this.failures = 0;
    this.openUntil = 0;
  }

  private fail(): void {
    this.failures += 1;
    if (this.failures >= this.most) this.openUntil = Date.now() + this.pause;
  }
}
