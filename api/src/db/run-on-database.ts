import { type ApiConfig, loadConfig } from '../base/config';
import type { DatabaseHandle } from './database';
import { migrate } from './migrate';
import { openDatabase } from './open';

/**
 * Runs a command of the command line on the migrated database and closes it. `read` returns its options before the
 * database is opened. A failure is printed as one sentence and ends the process with 1.
 */
export async function runOnDatabase<T = void>(
  work: (database: DatabaseHandle, config: ApiConfig, options: T) => Promise<void>,
  read?: () => T,
): Promise<void> {
  try {
    const options = read?.() as T;
    const config = loadConfig();
    const database = await openDatabase(config);
    try {
      await migrate(database, config);
      await work(database, config, options);
    } finally {
      await database.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
