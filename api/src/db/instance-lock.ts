import { sql } from 'drizzle-orm';
import type { DatabaseHandle, Executor } from './database';

/** Any constant will do, as long as every instance asks for the same lock. */
const LOCK = 72_646_869;

/** Holds other instances on the same server back until the transaction ends; the embedded engine has only one. */
export async function oneInstanceAtATime(tx: Executor, engine: DatabaseHandle['engine']): Promise<void> {
  if (engine === 'postgres') await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** Holds others that ask for the same name back until the transaction ends; on the embedded engine it has no others. */
export async function oneHolderAtATime(tx: Executor, engine: DatabaseHandle['engine'], name: string): Promise<void> {
  if (engine === 'postgres') await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
