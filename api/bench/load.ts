import autocannon from 'autocannon';

/** Returns the middle value of an odd number of values; 0 if there are none. */
export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Result of a load: answers per second, and the 99th percentile in ms. */
export interface Load {
  rate: number;
  p99: number;
}

const CONNECTIONS = 8;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);

/**
 * Requests the paths in turn over eight connections.
 * @throws for any status but 200 and 304.
 */
export async function load(base: string, paths: string[], headers: Record<string, string> = {}): Promise<Load> {
  const result = await autocannon({
    url: base,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers,
    requests: paths.map((path) => ({ method: 'GET', path })),
  });
  const answered = result['2xx'] + result['3xx'];
  if (result.errors > 0 || result['4xx'] + result['5xx'] > 0)
    throw new Error(`${paths[0]}: not every answer was good.`);
  return { rate: answered / result.duration, p99: result.latency.p99 };
}

/** Median time in ms of sequential requests, one per path. */
export async function times(base: string, paths: string[], headers: Record<string, string> = {}): Promise<number> {
  const taken: number[] = [];
  for (const path of paths) {
    const start = performance.now();
    const response = await fetch(base + path, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    taken.push(performance.now() - start);
  }
  return median(taken);
}
