import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { DatabaseHandle } from './database';
import { listen } from './postgres-listener';
import * as schema from './schema';

const CONNECTIONS = 10;

/** A pool on a PostgreSQL server; `url` is a `postgres://` address. */
export async function openPostgres(url: string): Promise<DatabaseHandle> {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, options: '-c timezone=UTC' });
  // Without a listener the process would end with the first idle connection that is cut.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new Error('O PostgreSQL de DATABASE_URL não respondeu.', { cause: error });
  }
  return {
    engine: 'postgres',
    db: drizzle(pool, { schema }),
    close: () => pool.end(),
    listen: (hear) => listen(url, hear),
  };
}
