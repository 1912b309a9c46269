import { Client } from 'pg';
import { CHANNEL } from './database';

const CONNECTION_WAIT = 2000;
const FIRST_PAUSE = 200;
const MAX_PAUSE = 1000;

/**
 * A connection that listens for notifications and reconnects if it is lost. Notifications in between are lost, so
 * `hear` is called without a payload after reconnecting.
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
        () => again(Math.min(2 * pause, MAX_PAUSE)),
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
