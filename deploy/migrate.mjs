import { loadConfig, migrate, openDatabase } from '@rodovia/api';

/*
 * Migrates the database to the schema of this image.
 */
const config = loadConfig();
const database = await openDatabase(config);
try {
  await migrate(database, config);
  console.log('Banco de dados pronto.');
} finally {
  await database.close();
}
