import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const adminUrl = process.env.TEST_DATABASE_URL ?? `postgres://${userInfo().username}@127.0.0.1:5432/postgres`;

async function administer(statement) {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Creates an empty database for this run, which is dropped when this process ends. PostgreSQL takes half the processor
 * time of the embedded engine; what is particular to the embedded engine is tested by the servers of single tests and
 * by the API's tests.
 * @returns its address; undefined if no PostgreSQL answers
 */
export async function createRunDatabase() {
  const name = `rodovia_e2e_${randomBytes(6).toString('hex')}`;
  try {
    await administer(`create database ${name}`);
  } catch {
    return undefined;
  }
  process.on('exit', () => spawnSync(process.execPath, [fileURLToPath(import.meta.url), name]));
  return Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await administer(`drop database if exists ${process.argv[2]} with (force)`);
