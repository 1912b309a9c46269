import { runOnDatabase } from '../db/run-on-database';
import { seedIfEmpty } from './seed';

void runOnDatabase(async (database, config) => {
  const seeded = await seedIfEmpty(database, config);
  console.info(seeded ? 'Demonstração criada.' : 'O banco de dados já tem registros; nada foi alterado.');
});
