import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type QueryConfig } from 'pg';
import type { DatabaseHandle } from './database';
import { listen } from './postgres-listener';
import * as schema from './schema';

const CONNECTIONS = 10;

/** Reading a page takes longer to plan than to run: the server keeps the plan under a name. */
const WORTH_KEEPING = /^\s*with chosen as materialized/;
const MOST_PLANS = 300;

function nameOf(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!WORTH_KEEPING.test(text)) return undefined;
    if (!names.has(text) && names.size < MOST_PLANS) names.set(text, `page${names.size}`);
    return names.get(text);
  };
}

/** The pool as the query builder sees it: statements that come again and again are prepared once per connection. */
class PreparingPool extends Pool {
  private readonly planName = nameOf();

  override query = ((config: QueryConfig | string, values?: unknown[]) => {
    const name = typeof config === 'string' ? undefined : this.planName(config.text);
    return super.query(typeof config === 'string' || !name ? config : { ...config, name }, values);
  }) as Pool['query'];
}

/** A pool on a PostgreSQL server; `url` is a `postgres://` address. */
export async function openPostgres(url: string): Promise<DatabaseHandle> {
  const pool = new PreparingPool({ connectionString: url, max: CONNECTIONS, options: '-c timezone=UTC' });
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
