import { sql } from 'drizzle-orm';
import type { DatabaseHandle, Executor } from './database';

/** Arbitrary constant that identifies the lock for all instances. */
const LOCK = 72_646_869;

/** Serializes instances on the same server until the transaction ends; the embedded engine has a single one. */
export async function oneInstanceAtATime(tx: Executor, engine: DatabaseHandle['engine']): Promise<void> {
  if (engine === 'postgres') await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** Serializes callers with the same name until the transaction ends; unnecessary on the embedded engine. */
export async function oneHolderAtATime(tx: Executor, engine: DatabaseHandle['engine'], name: string): Promise<void> {
  if (engine === 'postgres') await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
