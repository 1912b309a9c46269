import type { ApiConfig } from '../base/config';
import type { Tracing } from '../tracing/tracing';
import type { DatabaseHandle } from './database';
import { openEmbedded } from './embedded/embedded';
import { openPostgres } from './postgres';

/**
 * Opens PostgreSQL if `databaseUrl` is set, otherwise the embedded engine under `dataDir`. Statements are traced if
 * `tracing` is given.
 * @throws with one pt-BR sentence if the folder is in use or not writable, or the server does not answer.
 */
export function openDatabase(
  config: Pick<ApiConfig, 'databaseUrl' | 'dataDir'>,
  tracing?: Tracing,
): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir } = config;
  return databaseUrl ? openPostgres(databaseUrl, tracing) : openEmbedded(dataDir, undefined, tracing);
}
