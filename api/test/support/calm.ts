/** What a piece of work answered, and what it cost. */
export interface Cost<T> {
  answer: T;
  /** In ms. */
  cost: number;
}

/**
 * Does a piece of work up to three times, until it costs less than `limit` ms, and gives the cheapest:
 * what the work itself costs stands in each of them, what a busy machine takes from everybody does not.
 * @param work takes which time it is, from 0.
 */
export async function calmest<T>(limit: number, work: (time: number) => Promise<Cost<T>>): Promise<Cost<T>> {
  let least = await work(0);
  for (let time = 1; time < 3 && least.cost >= limit; time += 1) {
    const next = await work(time);
    if (next.cost < least.cost) least = next;
  }
  return least;
}

/** The processor's time that this process has had until now, its threads included; in ms. */
export function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What a piece of work takes of the processor: whatever else the machine does is not in it. */
export async function metered<T>(work: () => Promise<T>): Promise<Cost<T>> {
  const before = spent();
  const answer = await work();
  return { answer, cost: spent() - before };
}
