import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database of the repositories, whichever engine is under it. */
export type Database = NodePgDatabase<typeof schema>;

/** What a repository needs: the database itself, or a transaction on it. */
export type Executor = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** An open database. `close` lets running statements finish. */
export interface DatabaseHandle {
  engine: 'postgres' | 'embedded';
  db: Database;
  close(): Promise<void>;
  /** Calls `hear` when the engine has ended for good by itself: only another process can open it again. */
  onLost(hear: (error: Error) => void): void;
  /** Rejects within a second or two where the database does not answer; waits behind no other statement. */
  check(): Promise<void>;
  /**
   * Calls `hear` with what `notify rodovia, '…'` says once its transaction is committed, on whichever instance that is;
   * also with nothing where something may have been missed. Resolves to what ends it.
   */
  listen(hear: (payload: string) => void): Promise<() => Promise<void>>;
}

/** The one channel of notifications. */
export const CHANNEL = 'rodovia';
