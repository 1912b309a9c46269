import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { HttpError } from '../base/http-error';
import type { Database } from './database';

/** Counts per key and time window, shared by all instances on one database. */
export interface Limits {
  /** How often the key was counted in its running window. */
  count(key: string): Promise<number>;
  /** Counts once more and tells the new number; the window begins with its first count. Milliseconds. */
  add(key: string, window: number): Promise<number>;
  clear(key: string): Promise<void>;
  /** Drops windows that are over. */
  purge(): Promise<void>;
}

/** Keys hold mail and network addresses: only their digests are stored. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

export function createLimits(db: Database): Limits {
  return {
    async count(key) {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count from rate_limit where key = ${digest(key)} and until > now()`,
      );
      return rows[0]?.count ?? 0;
    },
    async add(key, window) {
      const until = sql`now() + ${window}::float8 * interval '1 millisecond'`;
      const { rows } = await db.execute<{ count: number }>(sql`
        insert into rate_limit as old (key, count, until) values (${digest(key)}, 1, ${until})
        on conflict (key) do update set
          count = case when old.until > now() then old.count + 1 else 1 end,
          until = case when old.until > now() then old.until else excluded.until end
        returning count`);
      return rows[0]?.count ?? 0;
    },
    async clear(key) {
      await db.execute(sql`delete from rate_limit where key = ${digest(key)}`);
    },
    async purge() {
      await db.execute(sql`delete from rate_limit where until < now()`);
    },
  };
}

const HOUR = 3_600_000;

/** @throws {HttpError} 429 once the key was counted more than `most` times within an hour. */
export async function limitPerHour(limits: Limits, key: string, most: number): Promise<void> {
  if ((await limits.add(key, HOUR)) > most)
    throw new HttpError(429, 'Muitas solicitações. Tente novamente mais tarde.');
}
