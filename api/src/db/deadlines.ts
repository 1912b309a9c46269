import { sql } from 'drizzle-orm';
import type { Executor } from './database';

/** Lets this transaction wait a minute for locks: for one that others must not make repeat all its work. */
export async function waitLonger(tx: Executor): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '60s'`);
}

/** Lets the statements of this transaction run, and wait for locks, as long as they take: for migrations and the like. */
export async function withoutDeadline(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
  await tx.execute(sql`set local lock_timeout = 0`);
}

/** Lets the statements of this transaction run for a minute: for one that changes thousands of records at once. */
export async function runLonger(tx: Executor): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '60s'`);
}
