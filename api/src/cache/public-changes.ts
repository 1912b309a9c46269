import { type DatabaseHandle, PUBLIC_DATA } from '../db/database';

/**
 * Time in ms for which an instance remembers public data. It hears of every change, so this only bounds how long a
 * missed notification can matter.
 */
export const REMEMBERED_MS = 60_000;

const RETRY_MS = 2000;

/**
 * Calls `forget` with the topic when public data has changed on any instance or outside of them. Calls it without one
 * when any topic may have changed, and every two seconds until the database can be listened to. Returns a function that
 * stops it.
 */
export function followPublicChanges(
  database: Pick<DatabaseHandle, 'listen'>,
  forget: (topic?: string) => void,
): () => Promise<void> {
  let ended = false;
  let timer: NodeJS.Timeout | undefined;
  let begun: Promise<(() => Promise<void>) | undefined>;
  const begin = () => {
    begun = database
      .listen((payload) => {
        if (payload === '') forget();
        if (payload.startsWith(PUBLIC_DATA)) forget(payload.slice(PUBLIC_DATA.length));
      })
      .catch(() => {
        if (!ended) timer = setTimeout(begin, RETRY_MS).unref();
        return undefined;
      });
    // what changed before it listened
    void begun.then(() => forget());
  };
  begin();
  return async () => {
    ended = true;
    clearTimeout(timer);
    const stop = await begun;
    await stop?.();
  };
}
