import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { HttpError } from '../base/http-error';
import type { Database } from './database';

/** Counts per key and time window, shared by all instances on one database. */
export interface Limits {
  /** How often each key was counted in its running window. */
  counts(keys: readonly string[]): Promise<Map<string, number>>;
  /** Counts once more and tells the new number; the window begins with its first count. Milliseconds. */
  add(key: string, window: number): Promise<number>;
  /** The same for several keys at once. */
  addAll(keys: readonly string[], window: number): Promise<Map<string, number>>;
  /** Takes back one count of each key, and forgets those of `cleared` altogether. */
  giveBack(keys: readonly string[], cleared?: readonly string[]): Promise<void>;
  /** Drops windows that are over. */
  purge(): Promise<void>;
}

/** Keys hold mail and network addresses: only their digests are stored. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

/** In one order everywhere, so that two callers never wait for each other's rows. */
const digests = (keys: readonly string[]) => sql`${sql.param(keys.map(digest).sort())}::text[]`;

type Counted = { key: string; count: number };

function byKey(keys: readonly string[], rows: Counted[]): Map<string, number> {
  const found = new Map(rows.map(({ key, count }) => [key, count]));
  return new Map(keys.map((key) => [key, found.get(digest(key)) ?? 0]));
}

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

export const HOUR = 3_600_000;

export const tooMany = () => new HttpError(429, 'Muitas solicitações. Tente novamente mais tarde.');

/** @throws {HttpError} 429 once the key was counted more than `most` times within an hour. */
export async function limitPerHour(limits: Limits, key: string, most: number): Promise<void> {
  if ((await limits.add(key, HOUR)) > most) throw tooMany();
}
