import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import { sized } from '../../../testing/long.mjs';
import type { ApiConfig } from '../../src/base/config';
import type { DatabaseHandle } from '../../src/db/database';
import { openEmbedded, withEmbeddedClient } from '../../src/db/embedded/embedded';
import { migrate } from '../../src/db/migrate';
import { openDatabase } from '../../src/db/open';
import { statementRecorder } from './servers/statements';

type Migrated = Pick<ApiConfig, 'personTypes'>;

/** All engines of this run, for `describe.each` of tests that depend on the engine. */
export const ENGINES = (process.env.TEST_ENGINES ?? 'pglite').split(',');

/**
 * A single engine, PostgreSQL if available, for tests that do not depend on the engine; all engines in the long run.
 * `testing/check-statements.mjs` checks at the end of a run that both engines have seen all statements.
 */
export const ONE_ENGINE = sized({ usual: ENGINES.slice(-1), long: ENGINES });

/** Runs a statement on the server's own database. */
export async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A database of a test, and its address on PostgreSQL. */
export type TestDatabase = DatabaseHandle & { databaseUrl?: string };

const urlOf = (name: string) =>
  Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${name}` }).href;

async function freshPostgres(template = 'template1'): Promise<TestDatabase> {
  const name = `rodovia_test_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name} template ${template}`);
  const databaseUrl = urlOf(name);
  const recorder = statementRecorder('postgres');
  const handle = await openDatabase({ databaseUrl, dataDir: '' }, recorder.tracing);
  const close = async () => {
    recorder.write();
    await handle.close();
    await administer(`drop database ${name} with (force)`);
  };
  return { ...handle, close, databaseUrl };
}

async function freshEmbedded(archive?: Uint8Array): Promise<TestDatabase> {
  const recorder = statementRecorder('pglite');
  const handle = await openEmbedded('memory://', archive, recorder.tracing);
  const close = () => {
    recorder.write();
    return handle.close();
  };
  return { ...handle, close };
}

/** Creates an empty database on an engine; closing it leaves nothing behind. */
export function freshDatabase(engine: string): Promise<TestDatabase> {
  return engine === 'postgres' ? freshPostgres() : freshEmbedded();
}

const prepared = () => process.env.TEST_PREPARED ?? '';

/** Name of the migrated database that others are copied from (removed by `forget-prepared.cjs`). */
const templateName = () => `rodovia_test_${basename(prepared()).toLowerCase()}`;

function isClaimed(claim: string): boolean {
  try {
    mkdirSync(claim);
    return true;
  } catch {
    return false;
  }
}

/** Runs `make` once per run, in the first worker; the others wait for it. */
async function onceInRun(what: string, make: () => Promise<void>): Promise<void> {
  const done = join(prepared(), what);
  const claim = `${done}.claim`;
  while (!existsSync(done)) {
    if (!isClaimed(claim)) {
      await setTimeout(50);
      continue;
    }
    try {
      if (!existsSync(done)) await make();
      writeFileSync(done, '');
    } finally {
      rmSync(claim, { recursive: true });
    }
  }
}

async function migrated(opening: Promise<DatabaseHandle>, config: Migrated): Promise<void> {
  const database = await opening;
  await migrate(database, config);
  await database.close();
}

/** Returns the name of a migrated database, created once, that others are copied from. */
async function postgresTemplate(config: Migrated): Promise<string> {
  const name = templateName();
  await onceInRun('postgres', async () => {
    await administer(`drop database if exists ${name}`);
    await administer(`create database ${name}`);
    await migrated(openDatabase({ databaseUrl: urlOf(name), dataDir: '' }), config);
  });
  return name;
}

/** Returns an archive of a migrated embedded database, created once. */
async function embeddedArchive(config: Migrated): Promise<Uint8Array> {
  const file = join(prepared(), 'embedded.tar');
  await onceInRun('embedded', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rodovia-prepared-'));
    await migrated(openEmbedded(folder), config);
    writeFileSync(file, gunzipSync(await withEmbeddedClient(folder, (client) => client.dump())));
    rmSync(folder, { recursive: true });
  });
  return readFileSync(file);
}

/** Creates a migrated database as a copy, because migrating takes seconds. */
export async function migratedDatabase(engine: string, config: Migrated): Promise<TestDatabase> {
  return engine === 'postgres'
    ? freshPostgres(await postgresTemplate(config))
    : freshEmbedded(await embeddedArchive(config));
}
