import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { HttpError } from '../base/http-error';
import type { Database } from './database';

/** Counters by key and time window, shared by all instances on a database. */
export interface Limits {
  /** Returns the counts of the keys in their current window. */
  counts(keys: readonly string[]): Promise<Map<string, number>>;
  /** Increments a counter and returns its value; the window, in ms, starts with the first count. */
  add(key: string, window: number): Promise<number>;
  /** Same for several keys at once. */
  addAll(keys: readonly string[], window: number): Promise<Map<string, number>>;
  /** Decrements the counters, and removes those of `cleared`. */
  giveBack(keys: readonly string[], cleared?: readonly string[]): Promise<void>;
  /** Deletes expired windows. */
  purge(): Promise<void>;
}

/** Keys contain mail and network addresses, so only their digests are stored. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/** In a fixed order, so that two callers never deadlock. */
const digests = (keys: readonly string[]) => sql`${sql.param(keys.map(digest).sort())}::text[]`;

type Counted = { key: string; count: number };

function byKey(keys: readonly string[], rows: Counted[]): Map<string, number> {
  const found = new Map(rows.map(({ key, count }) => [key, count]));
  return new Map(keys.map((key) => [key, found.get(digest(key)) ?? 0]));
}

/** Creates the rate limits that all instances share through the database. */
export function createLimits(db: Database): Limits {
  async function addAll(keys: readonly string[], window: number): Promise<Map<string, number>> {
    const until = sql`now() + ${window}::float8 * interval '1 millisecond'`;
    const { rows } = await db.execute<Counted>(sql`
      insert into rate_limit as old (key, count, until) select key, 1, ${until} from unnest(${digests(keys)}) key
      on conflict (key) do update set
        count = case when old.until > now() then old.count + 1 else 1 end,
        until = case when old.until > now() then old.until else excluded.until end
      returning key, count`);
    return byKey(keys, rows);
  }

  return {
    addAll,
    async counts(keys) {
      const { rows } = await db.execute<Counted>(
        sql`select key, count from rate_limit where key = any(${digests(keys)}) and until > now()`,
      );
      return byKey(keys, rows);
    },
    async add(key, window) {
      return (await addAll([key], window)).get(key) ?? 0;
    },
    async giveBack(keys, cleared = []) {
      await db.execute(sql`
        with over as (delete from rate_limit where key = any(${digests(cleared)})), mine as (
          select key from rate_limit where key = any(${digests(keys)}) and count > 0 order by key for update
        ) update rate_limit set count = count - 1 from mine where rate_limit.key = mine.key`);
    },
    async purge() {
      await db.execute(sql`delete from rate_limit where until < now()`);
    },
  };
}

/** One hour in ms. */
export const HOUR = 3_600_000;

/** Returns a 429: the caller's share of this hour is used up. */
export const tooMany = () => new HttpError(429, 'Muitas solicitações. Tente novamente mais tarde.');

/** @throws {HttpError} 429 if the key was counted more than `most` times within an hour. */
export async function limitPerHour(limits: Limits, key: string, most: number): Promise<void> {
  if ((await limits.add(key, HOUR)) > most) throw tooMany();
}
