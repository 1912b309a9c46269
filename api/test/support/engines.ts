import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DatabaseHandle } from '../../src/db/database';
import { openDatabase } from '../../src/db/open';

/** Engines of this run, for `describe.each`. */
export const ENGINES = (process.env.TEST_ENGINES ?? 'pglite').split(',');

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A database of the test, and where other connections find it on PostgreSQL. */
export type TestDatabase = DatabaseHandle & { databaseUrl?: string };

async function freshPostgres(): Promise<TestDatabase> {
  const name = `rodovia_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  const handle = await openDatabase({ databaseUrl: url.href, dataDir: '' });
  const close = async () => {
    await handle.close();
    await administer(`drop database ${name} with (force)`);
  };
  return { ...handle, close, databaseUrl: url.href };
}

/** An empty database of one engine; closing it leaves nothing behind. */
export function freshDatabase(engine: string): Promise<TestDatabase> {
  return engine === 'postgres' ? freshPostgres() : openDatabase({ dataDir: 'memory://' });
}
