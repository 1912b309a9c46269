import { Client } from 'pg';
import { CHANNEL } from './database';

const CONNECTION_WAIT = 2000;
const FIRST_PAUSE = 200;
const LONGEST_PAUSE = 1000;

/**
 * One connection that listens, and connects again whenever it is cut. What was said meanwhile is lost, so `hear` is
 * called with nothing once it listens again.
 */
export async function listen(url: string, hear: (payload: string) => void): Promise<() => Promise<void>> {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let ended = false;

  async function connect(): Promise<void> {
    const next = new Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: CONNECTION_WAIT });
    next.on('error', () => undefined);
    next.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => undefined);
      throw error;
    }
    client = next;
    if (ended) return next.end();
    next.once('end', () => again(FIRST_PAUSE));
  }

  function again(pause: number): void {
    if (ended) return;
    timer = setTimeout(() => {
      connect().then(
        () => hear(''),
        () => again(Math.min(2 * pause, LONGEST_PAUSE)),
      );
    }, pause);
    timer.unref();
  }

  await connect();
  return async () => {
    ended = true;
    clearTimeout(timer);
    await client?.end();
  };
}
