import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database of the repositories, for either engine. */
export type Database = NodePgDatabase<typeof schema>;

/** What a repository needs: the database, or a transaction. */
export type Executor = PgDatabase<NodePgQueryResultHKT, typeof schema>;

/** An open database. `close` lets running statements finish. */
export interface DatabaseHandle {
  engine: 'postgres' | 'embedded';
  db: Database;
  close(): Promise<void>;
  /** Calls `hear` when the engine has ended unexpectedly and can only be opened again by another process. */
  onLost(hear: (error: Error) => void): void;
  /** Rejects within two seconds if the database does not answer; does not wait for other statements. */
  check(): Promise<void>;
  /**
   * Calls `hear` with the payload of `notify rodovia, '…'` after its transaction is committed on any instance, or
   * without a payload if notifications may have been missed. Resolves to a function that stops it.
   */
  listen(hear: (payload: string) => void): Promise<() => Promise<void>>;
}

/** Name of the notification channel. */
export const CHANNEL = 'rodovia';

/** Begin of the notification of changed data that visitors see; its topic follows. */
export const PUBLIC_DATA = 'public:';
