import { sql } from 'drizzle-orm';
import type { Executor } from './database';

/** Lets this transaction wait up to a minute for locks, if repeating its work would be expensive. */
export async function waitLonger(tx: Executor): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '60s'`);
}

/** Removes all timeouts of this transaction, for migrations and the like. */
export async function withoutDeadline(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = 0`);
}

/** Lets the statements of this transaction run up to a minute, for changes of thousands of records. */
export async function runLonger(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '60s'`);
}
