import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../db/database';
import { type MissedSearch, missedSearch } from './missed-search';

/** Most searches that are remembered; those that were asked for least, and longest ago, go first. */
export const MOST_MISSES = 10_000;
/** Most that wait to be written: whoever makes up searches fills no memory. */
const MOST_WAITING = 500;

interface Waiting extends MissedSearch {
  asked: number;
}

/** Sizes among these that a product has. */
async function knownSizes(tx: Executor, waiting: Waiting[]): Promise<Set<string>> {
  const keys = waiting.flatMap(({ sizeKey }) => (sizeKey ? [sizeKey] : []));
  if (keys.length === 0) return new Set();
  const { rows } = await tx.execute<{ key: string }>(
    sql`select distinct size_key as key from product where is_active and size_key = any(${sql.param(keys)}::text[])`,
  );
  return new Set(rows.map(({ key }) => key));
}

interface Row {
  kind: 'TERM' | 'SIZE';
  term: string;
  size_key: string;
  asked: number;
}

/** A size that the catalogue lacks counts as one, whatever else was asked for; one that it has makes the words the miss. */
function rowOf({ size, sizeKey, words, asked }: Waiting, known: Set<string>): Row {
  if (size && !known.has(sizeKey)) return { kind: 'SIZE', term: size, size_key: sizeKey, asked };
  return { kind: 'TERM', term: `${size} ${words}`.trim(), size_key: '', asked };
}

/** Each once: of several words with the same missing size one row is left. */
function together(rows: Row[]): Row[] {
  const found = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.kind} ${row.term}`;
    found.set(key, { ...row, asked: row.asked + (found.get(key)?.asked ?? 0) });
  }
  return [...found.values()];
}

async function write(db: Database, waiting: Waiting[]): Promise<void> {
  await db.transaction(async (tx) => {
    // One instance after the other: each removes what is too much.
    await tx.execute(sql`lock table search_miss in share row exclusive mode`);
    const known = await knownSizes(tx, waiting);
    const rows = together(waiting.map((one) => rowOf(one, known)));
    await tx.execute(sql`insert into search_miss (kind, term, size_key, asked)
      select kind, term, size_key, asked
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(kind text, term text, size_key text, asked int)
      on conflict (kind, term) do update
        set asked = least(search_miss.asked::bigint + excluded.asked, 2147483647)::int, last_asked = now()`);
    await tx.execute(sql`delete from search_miss where code in
      (select code from search_miss order by asked desc, last_asked desc, code offset ${MOST_MISSES})`);
  });
}

/** Counts what visitors look for in vain; what is counted is written together, some time later. */
export class SearchMisses {
  private waiting = new Map<string, Waiting>();

  /** @param text what somebody looked for without finding anything. */
  note(text: string): void {
    const missed = missedSearch(text);
    if (missed) this.add({ ...missed, asked: 1 });
  }

  private add(missed: Waiting): void {
    const key = `${missed.sizeKey} ${missed.words}`;
    const present = this.waiting.get(key);
    if (present) present.asked += missed.asked;
    else if (this.waiting.size < MOST_WAITING) this.waiting.set(key, missed);
  }

  /** Writes what was counted; where that fails, it is kept for the next time. */
  async flush(db: Database): Promise<void> {
    const waiting = [...this.waiting.values()];
    if (waiting.length === 0) return;
    this.waiting = new Map();
    try {
      await write(db, waiting);
    } catch (error) {
      for (const missed of waiting) this.add(missed);
      throw error;
    }
  }
}
