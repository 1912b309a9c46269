import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { assetPath } from '../base/assets';
import type { ApiConfig } from '../base/config';
import { loadReferenceData } from './content/reference-data';
import type { DatabaseHandle, Executor } from './database';
import { withoutDeadline } from './deadlines';
import { oneInstanceAtATime } from './instance-lock';

const BREAK = '--> statement-breakpoint';
async function applied(tx: Executor): Promise<Set<string>> {
  await tx.execute(sql`create table if not exists migration
    (name text primary key, applied timestamptz(3) not null default now())`);
  const { rows } = await tx.execute<{ name: string }>(sql`select name from migration`);
  return new Set(rows.map(({ name }) => name));
}

async function apply(tx: Executor, name: string, text: string): Promise<void> {
  for (const statement of text.split(BREAK)) await tx.execute(sql.raw(statement));
  await tx.execute(sql`insert into migration (name) values (${name})`);
}

/**
 * Migrates the database to the current schema and loads reference data (person types, states, municipalities, site
 * content). It is atomic and safe when several instances start at once.
 */
export async function migrate(
  { db, engine }: Pick<DatabaseHandle, 'db' | 'engine'>,
  config: Pick<ApiConfig, 'personTypes'>,
): Promise<void> {
  const folder = assetPath('migrations');
  await db.transaction(async (tx) => {
    await withoutDeadline(tx);
    await oneInstanceAtATime(tx, engine);
    const done = await applied(tx);
    const names = readdirSync(folder).filter((name) => name.endsWith('.sql') && !done.has(name));
    for (const name of names.sort()) await apply(tx, name, readFileSync(join(folder, name), 'utf8'));
    await loadReferenceData(tx, config.personTypes);
  });
}
