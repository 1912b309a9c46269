import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from './database';

/** Each connection holds its own; texts beyond these are planned every time. */
const MOST_PLANS = 300;

const dialect = new PgDialect();
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size === MOST_PLANS) return known;
  const name = `plan${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Runs a statement that takes longer to plan than to run, and whose text comes again and again: PostgreSQL keeps its
 * plan under a name. The embedded engine plans it every time.
 */
export async function executeKept<T>(db: Executor, statement: SQL): Promise<T[]> {
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
