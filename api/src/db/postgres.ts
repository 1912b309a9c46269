import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Tracing } from '../tracing/tracing';
import type { Database, DatabaseHandle } from './database';
import { DatabaseUnavailable } from './errors';
import { listen } from './postgres-listener';
import { retried } from './retry';
import * as schema from './schema';
import { sharedListening } from './shared-listening';
import { traceStatements } from './traced';

/** Maximum time to wait for a connection, in ms. */
const CONNECTION_WAIT = 2000;
const READY_WAIT = 1000;

interface PoolLimits {
  connections: number;
  /** Maximum duration of a statement, and of waiting for a lock, in ms. */
  statement: number;
  lock: number;
}

/** Single statements only wait for locks on whole tables and return their connection quickly. */
const STATEMENTS: PoolLimits = { connections: 8, statement: 10_000, lock: 300 };
const TRANSACTIONS: PoolLimits = { connections: 8, statement: 15_000, lock: 3000 };
const READINESS: PoolLimits = { connections: 1, statement: READY_WAIT, lock: READY_WAIT };

/** Connections that were lost: statements on them fail without a reason. */
const cut = new WeakSet<PoolClient>();

function openPool(url: string, { connections, statement, lock }: PoolLimits): Pool {
  // compiling statements takes longer here than running them
  const settings = { timezone: 'UTC', jit: 'off', statement_timeout: statement, lock_timeout: lock };
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: CONNECTION_WAIT,
    keepAlive: true,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // without listeners, the process would end with the first lost connection
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => cut.add(client)));
  return pool;
}

/** Runs transactions on their own connections, retrying serialization failures and deadlocks. */
function transactionsOn(pool: Pool, tracing?: Tracing): Database['transaction'] {
  const builders = new WeakMap<PoolClient, Database>();
  const builderOf = (client: PoolClient) => {
    const known = builders.get(client);
    if (known) return known;
    if (tracing) traceStatements(client, tracing);
    const made = drizzle(client, { schema });
    builders.set(client, made);
    return made;
  };
  return (work, settings) =>
    retried(async () => {
      const client = await pool.connect();
      try {
        return await builderOf(client).transaction(work, settings);
      } catch (error) {
        throw cut.has(client) ? new DatabaseUnavailable({ cause: error }) : error;
      } finally {
        client.release(cut.has(client));
      }
    });
}

/**
 * Opens pools to a PostgreSQL server; `url` is a `postgres://` address. Transactions, single statements and health
 * checks have separate connections, so that none waits for another kind.
 */
export async function openPostgres(url: string, tracing?: Tracing): Promise<DatabaseHandle> {
  const [statements, transactions, readiness] = [STATEMENTS, TRANSACTIONS, READINESS].map((limits) =>
    openPool(url, limits),
  ) as [Pool, Pool, Pool];
  const close = async () => {
    await Promise.all([statements, transactions, readiness].map((pool) => pool.end()));
  };
  try {
    await statements.query('select 1');
  } catch (error) {
    await close();
    throw new Error('O PostgreSQL de DATABASE_URL não respondeu.', { cause: error });
  }
  if (tracing) traceStatements(statements, tracing);
  return {
    engine: 'postgres',
    db: Object.assign(drizzle(statements, { schema }), { transaction: transactionsOn(transactions, tracing) }),
    close,
    listen: sharedListening((hear) => listen(url, hear)),
    // an unavailable server is waited for
    onLost: () => undefined,
    check: async () => {
      await readiness.query('select 1');
    },
  };
}
