/** Leaves a service alone for a while after so many failures in a row; then one call tries again. Milliseconds. */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  constructor(
    private readonly most: number,
    private readonly pause: number,
  ) {}

  /** What `work` brings, or undefined: where it does, and at once while the circuit is open. */
  async call<T>(work: () => Promise<T | undefined>, now = Date.now()): Promise<T | undefined> {
    if (now < this.openUntil) return undefined;
    // While one call tries whether the service is back, the others do not wait for it.
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
