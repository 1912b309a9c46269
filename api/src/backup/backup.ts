import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiConfig } from '../base/config';
import { withEmbeddedClient } from '../db/embedded';
import { runPostgresTool } from './postgres-tool';

type Settings = Pick<ApiConfig, 'databaseUrl' | 'dataDir' | 'filesDir'>;

/** What a backup folder says of itself. */
interface Manifest {
  engine: 'postgres' | 'embedded';
  created: string;
}

const MANIFEST = 'backup.json';
const DATABASE = { postgres: 'database.dump', embedded: 'database.tar.gz' };
/** Pictures and mails that lie in files; a bucket keeps its own. */
const FILES = ['images', 'mail'];

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
 * Writes database and files into an empty folder. PostgreSQL may be in use meanwhile; the embedded engine must not.
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
  const manifest: Manifest = { engine, created: new Date().toISOString() };
  // Last of all: a folder without it is no finished backup.
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
}

function readManifest(folder: string): Manifest {
  const path = join(folder, MANIFEST);
  if (!existsSync(path)) throw new Error(`A pasta ${folder} não tem um backup completo.`);
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

async function restoreEmbedded(dataDir: string, archive: string): Promise<void> {
  if (!isEmpty(join(dataDir, 'db'))) throw new Error(`Já existe um banco de dados em ${dataDir}; use uma pasta nova.`);
  await withEmbeddedClient(dataDir, (client) => client.query('select 1'), readFileSync(archive));
}

/**
 * Brings a backup back into an empty database of the engine it was made of.
 * @throws with one pt-BR sentence.
 */
export async function restore(config: Settings, folder: string): Promise<void> {
  const { engine } = readManifest(folder);
  if (engine !== engineOf(config)) throw new Error(`O backup é do banco '${engine}', e não do que está configurado.`);
  const source = join(folder, DATABASE[engine]);
  if (config.databaseUrl) {
    // In one transaction, and objects that are there already make it fail: nothing is ever overwritten.
    const flags = ['--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${config.databaseUrl}`];
    await runPostgresTool('pg_restore', [...flags, source]);
  } else {
    await restoreEmbedded(config.dataDir, source);
  }
  copyFiles(folder, config.filesDir);
}
