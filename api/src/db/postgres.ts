import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Tracing } from '../tracing/tracing';
import type { Database, DatabaseHandle } from './database';
import { DatabaseUnavailable } from './errors';
import { listen } from './postgres-listener';
import { retried } from './retry';
import * as schema from './schema';
import { traceStatements } from './traced';

/** Longest wait for a connection, whether there is none or all are taken. */
const CONNECTION_WAIT = 2000;
const READY_WAIT = 1000;

interface PoolLimits {
  connections: number;
  /** Longest statement, and longest wait for a lock. */
  statement: number;
  lock: number;
}

/** A statement by itself waits for no lock but one on a whole table: it gives its connection back soon. */
const STATEMENTS: PoolLimits = { connections: 8, statement: 10_000, lock: 300 };
const TRANSACTIONS: PoolLimits = { connections: 8, statement: 15_000, lock: 3000 };
const READINESS: PoolLimits = { connections: 1, statement: READY_WAIT, lock: READY_WAIT };

/** Connections that were cut: a statement on them fails without saying why. */
const cut = new WeakSet<PoolClient>();

function openPool(url: string, { connections, statement, lock }: PoolLimits): Pool {
  // Compiling a statement takes longer here than running it.
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
  // Without listeners the process would end with the first connection that is cut, idle or in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => cut.add(client)));
  return pool;
}

/** Runs transactions on connections of their own, again where they met another one. */
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
 * Pools on a PostgreSQL server; `url` is a `postgres://` address. Transactions, statements by themselves and the look
 * whether the server is there have connections of their own: none of them waits behind another kind.
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
    listen: (hear) => listen(url, hear),
    // A server that is away is waited for.
    onLost: () => undefined,
    check: async () => {
      await readiness.query('select 1');
    },
  };
}
