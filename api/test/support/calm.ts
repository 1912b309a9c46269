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

/** How long a piece of work takes by the clock. */
export async function timed<T>(work: () => Promise<T>): Promise<Cost<T>> {
  const begun = performance.now();
  const answer = await work();
  return { answer, cost: performance.now() - begun };
}

/** The one in the middle, which a single hiccup of the machine does not move. */
export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
