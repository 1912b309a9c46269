import type { ApiConfig } from '../base/config';
import type { DatabaseHandle } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

/**
 * Opens PostgreSQL when `databaseUrl` is set, the embedded engine under `dataDir` otherwise.
 * @throws with one pt-BR sentence when the folder is in use or cannot be written, or the server does not answer.
 */
export function openDatabase(config: Pick<ApiConfig, 'databaseUrl' | 'dataDir'>): Promise<DatabaseHandle> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(config.dataDir);
}
