import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../db/database';
import { type MissedSearch, missedSearch } from './missed-search';

/** Maximum number of stored searches; rare and old ones are dropped first. */
export const MAX_MISSES = 10_000;
/** Maximum number of searches waiting to be written, so that generated searches cannot fill the memory. */
const MAX_WAITING = 500;

interface Waiting extends MissedSearch {
  asked: number;
}

/** Returns which of the sizes exist in the catalogue. */
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

/** Returns the row for a search: a missing size, whatever else was searched for; if the size exists, the words. */
function rowOf({ size, sizeKey, words, asked }: Waiting, known: Set<string>): Row {
  if (size && !known.has(sizeKey)) return { kind: 'SIZE', term: size, size_key: sizeKey, asked };
  return { kind: 'TERM', term: `${size} ${words}`.trim(), size_key: '', asked };
}

/** Merges rows, since several searches may have the same missing size. */
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
    // serialized between instances, each of which removes surplus rows
    await tx.execute(sql`lock table search_miss in share row exclusive mode`);
    const known = await knownSizes(tx, waiting);
    const rows = together(waiting.map((one) => rowOf(one, known)));
    await tx.execute(sql`insert into search_miss (kind, term, size_key, asked)
      select kind, term, size_key, asked
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one(kind text, term text, size_key text, asked int)
      on conflict (kind, term) do update
        set asked = least(search_miss.asked::bigint + excluded.asked, 2147483647)::int, last_asked = now()`);
    await tx.execute(sql`delete from search_miss where code in
      (select code from search_miss order by asked desc, last_asked desc, code offset ${MAX_MISSES})`);
  });
}

/** Counts searches without results; counts are written in batches with a delay. */
export class SearchMisses {
  private waiting = new Map<string, Waiting>();

  /** @param text the search that found nothing. */
  note(text: string): void {
    const missed = missedSearch(text);
    if (missed) this.add({ ...missed, asked: 1 });
  }

  private add(missed: Waiting): void {
    const key = `${missed.sizeKey} ${missed.words}`;
    const present = this.waiting.get(key);
    if (present) present.asked += missed.asked;
    else if (this.waiting.size < MAX_WAITING) this.waiting.set(key, missed);
  }

  /** Writes the counts; if that fails, they are kept for the next time. */
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
