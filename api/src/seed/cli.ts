import { loadConfig } from '../base/config';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/open';
import { seedIfEmpty } from './seed';

async function run(): Promise<void> {
  const config = loadConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database, config);
    const seeded = await seedIfEmpty(database, config);
    console.info(seeded ? 'Demonstração criada.' : 'O banco de dados já tem registros; nada foi alterado.');
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
