import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ApiConfig } from '../base/config';
import { withEmbeddedClient } from '../db/embedded/embedded';
import { runPostgresTool } from './postgres-tool';
import { bringReleases, checkNoReleases, saveReleases } from './releases';

/** Database and folders of the system to back up or restore. */
export interface Settings extends Pick<ApiConfig, 'databaseUrl' | 'dataDir' | 'filesDir'> {
  /** Store of releases: a folder, or the address of a bucket. */
  store: string;
}

/**
 * Returns the settings of the backup commands: the API's, and the store from the environment of the publishing
 * commands.
 */
export const settingsOf = (config: ApiConfig, env: NodeJS.ProcessEnv = process.env): ApiConfig & Settings => ({
  ...config,
  store: env.MF_STORE || join(config.dataDir, 'store'),
});

/** Description of a backup. */
interface Manifest {
  engine: 'postgres' | 'embedded';
  created: string;
}

const MANIFEST = 'backup.json';
const DATABASE = { postgres: 'database.dump', embedded: 'database.tar.gz' };
/** Folders with pictures and mails; a bucket is backed up by its own means. */
const FILES = ['images', 'mail'];
/** Folder of the releases in a backup. */
const RELEASES = 'store';

const engineOf = ({ databaseUrl }: Settings): Manifest['engine'] => (databaseUrl ? 'postgres' : 'embedded');

function copyFiles(from: string, to: string): void {
  for (const name of FILES) {
    if (existsSync(join(from, name))) cpSync(join(from, name), join(to, name), { recursive: true });
  }
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}

/**
 * Writes database, files and releases with their audit into an empty folder. PostgreSQL may be in use meanwhile; the
 * embedded engine must not.
 * @throws with one pt-BR sentence.
 */
export async function backup(config: Settings, folder: string): Promise<void> {
  if (!isEmpty(folder)) throw new Error(`A pasta ${folder} não está vazia.`);
  mkdirSync(folder, { recursive: true });
  const engine = engineOf(config);
  const target = join(folder, DATABASE[engine]);
  if (config.databaseUrl) {
    await runPostgresTool('pg_dump', ['--format=custom', '--no-owner', `--file=${target}`, config.databaseUrl]);
  } else {
    await withEmbeddedClient(config.dataDir, async (client) => writeFileSync(target, await client.dump()));
  }
  copyFiles(config.filesDir, folder);
  await saveReleases(config.store, join(folder, RELEASES));
  const manifest: Manifest = { engine, created: new Date().toISOString() };
  // written last: a folder without it is incomplete
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
}

function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new Error(`A pasta ${folder} não tem um backup completo.`);
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

/** @throws with a sentence if the database is not empty. */
async function checkEmptyDatabase({ databaseUrl, dataDir }: Settings): Promise<void> {
  if (!databaseUrl) {
    if (isEmpty(join(dataDir, 'db'))) return;
    throw new Error(`Já existe um banco de dados em ${dataDir}; use uma pasta nova.`);
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select 1 from pg_tables where schemaname = 'public' limit 1`);
    if (rowCount) throw new Error(`O banco de dados ${client.database} já tem tabelas; restaure em um banco vazio.`);
  } finally {
    await client.end();
  }
}

/** @throws with a sentence if there are pictures or mails already. */
function checkNoFiles({ filesDir }: Settings): void {
  for (const name of FILES)
    if (!isEmpty(join(filesDir, name))) throw new Error(`Já existem arquivos em ${join(filesDir, name)}.`);
}

async function restoreEmbedded(dataDir: string, archive: string): Promise<void> {
  await withEmbeddedClient(dataDir, (client) => client.query('select 1'), readFileSync(archive));
}

/**
 * Restores a backup into an empty database of the same engine and an empty store, after checking that both are empty.
 * @throws with one pt-BR sentence.
 */
export async function restore(config: Settings, folder: string): Promise<void> {
  const { engine } = readManifest(folder);
  if (engine !== engineOf(config)) throw new Error(`O backup é do banco '${engine}', e não do que está configurado.`);
  await checkEmptyDatabase(config);
  checkNoFiles(config);
  await checkNoReleases(config.store);
  const source = join(folder, DATABASE[engine]);
  if (config.databaseUrl) {
    // in one transaction that fails if objects exist, so that nothing is overwritten
    const flags = ['--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${config.databaseUrl}`];
    await runPostgresTool('pg_restore', [...flags, source]);
  } else {
    await restoreEmbedded(config.dataDir, source);
  }
  copyFiles(folder, config.filesDir);
  await bringReleases(join(folder, RELEASES), config.store);
}
