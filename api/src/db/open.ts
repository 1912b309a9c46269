import type { ApiConfig } from '../base/config';
import type { Tracing } from '../tracing/tracing';
import type { DatabaseHandle } from './database';
import { openEmbedded } from './embedded';
import { openPostgres } from './postgres';

/**
 * Opens PostgreSQL when `databaseUrl` is set, the embedded engine under `dataDir` otherwise.
 * Statements are followed where `tracing` is given.
 * @throws with one pt-BR sentence when the folder is in use or cannot be written, or the server does not answer.
 */
export function openDatabase(
  config: Pick<ApiConfig, 'databaseUrl' | 'dataDir'>,
  tracing?: Tracing,
): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir } = config;
  return databaseUrl ? openPostgres(databaseUrl, tracing) : openEmbedded(dataDir, undefined, tracing);
}
