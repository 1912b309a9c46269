import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from './database';

/** Maximum number of prepared plans per connection; further statements are planned every time. */
const MAX_PLANS = 300;

const dialect = new PgDialect();
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size === MAX_PLANS) return known;
  const name = `plan${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a statement that takes longer to plan than to execute as a named prepared statement. The embedded engine plans
 * it every time.
 */
export async function executePrepared<T>(db: Executor, statement: SQL): Promise<T[]> {
  const query = dialect.sqlToQuery(statement);
  const { session } = db._;
  const prepared = session.prepareQuery<{ execute: { rows: T[] }; all: unknown; values: unknown }>(
    query,
    undefined,
    nameOf(query.sql),
    false,
  );
  return (await prepared.execute()).rows;
}
