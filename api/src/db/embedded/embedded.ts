import { accessSync, constants } from 'node:fs';
import { join, resolve } from 'node:path';
import { drizzle, type PgliteClient } from 'drizzle-orm/pglite';
import { makeFolder } from '../../base/make-folder';
import type { Tracing } from '../../tracing/tracing';
import type { Database, DatabaseHandle } from '../database';
import * as schema from '../schema';
import { tracedClient } from '../traced';
import { lockDataFolder } from './data-folder-lock';
import { EmbeddedClient } from './embedded-client';

const MEMORY = 'memory://';

function prepareFolder(dataDir: string): string {
  const folder = join(resolve(dataDir), 'db');
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Error(`A pasta de dados ${resolve(dataDir)} não pode ser escrita.`, { cause: error });
  }
  return folder;
}

/** Both drivers share one query builder with different result types, so the repositories use a single type. */
function asDatabase(client: EmbeddedClient, tracing?: Tracing): Database {
  const followed = tracing ? tracedClient(client, tracing) : client;
  return drizzle({ client: followed as unknown as PgliteClient, schema }) as unknown as Database;
}

const handleOf = (client: EmbeddedClient, close: DatabaseHandle['close'], tracing?: Tracing): DatabaseHandle => ({
  engine: 'embedded',
  db: asDatabase(client, tracing),
  close,
  listen: (hear) => client.listen(hear),
  check: async () => client.checkRunning(),
  onLost: (hear) => client.onLost(hear),
});

/** Runs `work` on the engine of `dataDir/db`, exclusively. */
export async function withEmbeddedClient<T>(
  dataDir: string,
  work: (client: EmbeddedClient) => Promise<T>,
  archive?: Uint8Array,
): Promise<T> {
  const folder = prepareFolder(dataDir);
  const unlock = await lockDataFolder(resolve(dataDir));
  try {
    const client = await openEngine(folder, archive);
    return await work(client).finally(() => client.close());
  } finally {
    unlock();
  }
}

/** Opens the engine and replaces its error messages, which mean nothing to operators. */
async function openEngine(folder: string, archive?: Uint8Array): Promise<EmbeddedClient> {
  try {
    return await EmbeddedClient.open(folder, archive);
  } catch (error) {
    throw new Error(
      `O banco de dados em ${folder} não abriu: a pasta está danificada ou em um sistema de arquivos sem o que ele precisa.`,
      { cause: error },
    );
  }
}

/**
 * Opens the embedded engine on `dataDir/db`, locked against other processes; `memory://` stores nothing and starts with
 * the content of `archive`.
 */
export async function openEmbedded(dataDir: string, archive?: Uint8Array, tracing?: Tracing): Promise<DatabaseHandle> {
  if (dataDir === MEMORY) {
    const client = await EmbeddedClient.open(MEMORY, archive);
    return handleOf(client, () => client.close(), tracing);
  }
  const folder = prepareFolder(dataDir);
  const unlock = await lockDataFolder(resolve(dataDir));
  try {
    const client = await openEngine(folder);
    return handleOf(client, () => client.close().finally(unlock), tracing);
  } catch (error) {
    unlock();
    throw error;
  }
}
