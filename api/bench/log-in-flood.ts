import { beside } from './beside';

/** Result of legitimate log-ins. */
export interface HonestLogIns {
  /** 95th percentile in ms. */
  p95: number;
  refused: number;
}

const CONNECTIONS = 80;
const HONEST = 15;
const ROUNDS = 8;

const post = (base: string, username: string, password: string, address: string) =>
  fetch(`${base}/api/Token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username, password }),
  });

/** Sends wrong passwords over many connections until `work` is done; `addressOf` returns the client address of each. */
export const duringFlood = <T>(
  base: string,
  connections: number,
  addressOf: (at: number) => string,
  work: () => Promise<T>,
): Promise<T> =>
  beside(
    connections,
    async (at, turn) => {
      await (await post(base, `ninguem${at}-${turn}@teste.example`, 'x', addressOf(at))).arrayBuffer();
    },
    work,
  );

async function honestLogIns(base: string): Promise<HonestLogIns> {
  const times: number[] = [];
  let refused = 0;
  const person = async (at: number) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      const { status } = await post(base, 'carga@teste.example', 'senha-de-teste', `203.0.113.${at}`);
      times.push(performance.now() - start);
      if (status !== 200) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: HONEST }, (_, at) => person(at)));
  times.sort((a, b) => a - b);
  return { p95: times[Math.ceil(times.length * 0.95) - 1] ?? 0, refused };
}

/** Measures log-ins of fifteen people while one address, or eighty, guess passwords over eighty connections. */
export const besideFlood = (base: string, from: 'one' | 'many'): Promise<HonestLogIns> =>
  duringFlood(
    base,
    CONNECTIONS,
    (at) => (from === 'one' ? '198.51.100.7' : `198.51.100.${at}`),
    () => honestLogIns(base),
  );
